import type { Programme } from '../newsletter/user-types.ts'

/** The faces that a child may choose from. */
export const childAvatars = ['bee', 'fox', 'owl', 'bear', 'cat', 'whale', 'hedgehog', 'frog'] as const
export type ChildAvatar = (typeof childAvatars)[number]

/** All that is known of a child: as little as telling children apart and choosing their lessons takes. */
export type Child = {
  readonly id: string
  /** A first name or a nickname. */
  readonly name: string
  readonly avatar: ChildAvatar
  readonly level: Programme
  /** In milliseconds since 1970. */
  readonly addedAt: number
}
