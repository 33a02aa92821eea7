import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import { PopinArt, type PopinScene } from './popin-art.tsx'
import styles from './popin-frame.module.css'

export interface PopinFrameProps {
  title: ReactNode
  subtitle?: ReactNode
  scene: PopinScene
  children: ReactNode
  onClose: () => void
  /** Whoever renders a popin shows it, unless it says otherwise. */
  open?: boolean | undefined
  /** Beside the size that all popins share. */
  className?: string | undefined
}

/** The frame of what comes up unasked: never larger than 800 × 500 px, 700 px high on wide screens, and its content scrolls. */
export function PopinFrame({ title, subtitle, scene, children, onClose, open = true, className }: PopinFrameProps) {
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      initialFocus="title"
      art={<PopinArt scene={scene} />}
      className={className ? `${styles.popin} ${className}` : styles.popin}
    >
      {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
      {children}
    </Dialog>
  )
}
