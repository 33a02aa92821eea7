import { Trans } from '@lingui/react/macro'
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './dialog.module.css'

export interface DialogProps {
  open: boolean
  title: ReactNode
  children: ReactNode
  /** Actions, kept in sight at the bottom. */
  footer?: ReactNode
  /** Asked for by the button, Escape, or a click beside the dialog: whoever owns `open` closes it. */
  onClose: () => void
  closesOnBackdrop?: boolean | undefined
  /** What takes the focus on opening: the first field if there is one, or the title, for what comes up unasked. */
  initialFocus?: 'field' | 'title' | undefined
  /** A picture: above on phones, on the side from 600 px. */
  art?: ReactNode
  className?: string | undefined
}

const firstField = 'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)'

/** A modal dialog: a sheet at the bottom of phones, a box in the middle elsewhere. It keeps the focus, then gives it back. */
export function Dialog({
  open,
  title,
  children,
  footer,
  onClose,
  closesOnBackdrop = true,
  initialFocus = 'field',
  art,
  className,
}: DialogProps) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const pressedBeside = useRef(false)

  // A layout effect, so that the dialog still stands in the page when it closes: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return undefined
    const root = document.documentElement
    // The page behind loses its scroll bar: its room is kept, so that nothing moves.
    if (window.innerWidth > root.clientWidth) root.style.setProperty('scrollbar-gutter', 'stable')
    element.showModal()
    const field = initialFocus === 'field' ? element.querySelector<HTMLElement>(firstField) : null
    const target = field ?? heading.current
    target?.focus({ preventScroll: true })
    return () => {
      element.close()
      root.style.removeProperty('scrollbar-gutter')
    }
  }, [open, initialFocus])

  // Answered here and not on `cancel`, which browsers skip for a second Escape, and close the dialog all the same.
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, className)}
      aria-labelledby={titleId}
      onKeyDown={handleKey}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose()
      }}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget
      }}
      onClickCapture={(event) => {
        // A selection that began inside and ends beside is no wish to leave.
        if (closesOnBackdrop && pressedBeside.current && event.target === event.currentTarget) onClose()
      }}
    >
      {art ? <div className={styles.art}>{art}</div> : null}
      <div className={classNames(styles.scroller, Boolean(footer) && styles.withFooter)}>
        <header className={styles.header}>
          <h2 ref={heading} className={styles.title} id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className={styles.close} onClick={onClose}>
            <Icon name="cross" className={styles.cross} />
            <Trans>Fermer</Trans>
          </button>
        </header>
        <div className={styles.body}>{children}</div>
        {footer ? <footer className={styles.footer}>{footer}</footer> : null}
      </div>
    </dialog>
  )
}
