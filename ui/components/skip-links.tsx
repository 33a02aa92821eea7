export interface SkipLinksProps {
  /** What the links are for. */
  label: string
  links: readonly { href: `#${string}`; label: string }[]
}

/** The first things that the keyboard meets: hidden until they have the focus. */
export function SkipLinks({ label, links }: SkipLinksProps) {
  return (
    <nav aria-label={label}>
      {links.map((link) => (
        <a key={link.href} className="skip-link" href={link.href}>
          {link.label}
        </a>
      ))}
    </nav>
  )
}
