export type IconName = 'check' | 'cross' | 'lock' | 'open' | 'chevron' | 'arrow' | 'info' | 'alert' | 'menu' | 'star' | 'minus' | 'external' | 'search' | 'pause' | 'play' | 'download' | 'turn'

export interface IconProps {
  name: IconName
  className?: string | undefined
}

const paths: Record<IconName, string> = {
  check: 'M5 12.8l4.6 4.6L19 7.6',
  cross: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  lock: 'M6 11h12v8.5H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2',
  open: 'M6 11h12v8.5H6zM8.5 11V8a3.5 3.5 0 0 1 6.6-1.6M12 14.5v2',
  chevron: 'M6.5 9.5l5.5 5.5 5.5-5.5',
  arrow: 'M4.5 12h15M13.5 6l6 6-6 6',
  info: 'M12 10.8v6.4M12 6.8v.4',
  alert: 'M12 6.4v6.8M12 16.8v.4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  star: 'M12 4.5l2.2 4.8 5.3.6-3.9 3.6 1 5.2-4.6-2.6-4.6 2.6 1-5.2-3.9-3.6 5.3-.6z',
  minus: 'M6 12h12',
  pause: 'M8.5 6v12M15.5 6v12',
  play: 'M8.5 5.8l9.5 6.2-9.5 6.2z',
  search: 'M10.8 4.8a6 6 0 1 0 .1 0zM15.2 15.2l4.6 4.6',
  external: 'M10.5 6H6v12h12v-4.5M14 5.5h4.5V10M18 6l-7.5 7.5',
  download: 'M12 4v10.5M7 10l5 5 5-5M5 19.5h14',
  turn: 'M19 12a7 7 0 1 1-2.1-5M17.4 3v4.2h-4.2',
}

export const iconNames = Object.keys(paths) as IconName[]

/** A decorative stroke icon: the words beside it carry the meaning. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  )
}
