import styles from './qr-code.module.css'

export interface QrCodeProps {
  /** The address of the drawing, an SVG with its margin. */
  src: string
  /** What the code leads to. */
  alt: string
  caption?: string | undefined
}

/** A code to scan. Its ground stays white in every theme: cameras do not read the opposite. */
export function QrCode({ src, alt, caption }: QrCodeProps) {
  return (
    <figure className={styles.figure}>
      <img className={styles.code} src={src} alt={alt} width="128" height="128" loading="lazy" decoding="async" />
      {caption ? <figcaption className={styles.caption}>{caption}</figcaption> : null}
    </figure>
  )
}
