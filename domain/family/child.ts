import type { Programme } from '../newsletter/user-types.ts'
import type { AvatarName } from '../profile/avatars.ts'

/** All that is known of a child: as little as telling children apart and choosing their lessons takes. */
export type Child = {
  readonly id: string
  /** A first name or a nickname. */
  readonly name: string
  readonly avatar: AvatarName
  readonly level: Programme
  /** In milliseconds since 1970. */
  readonly addedAt: number
}
