/** The faces that a member, or a child of a family, may choose among. Source: specification, section 3, "Site-wide state", `avatars`. */
export const avatars = ['bee', 'fox', 'owl', 'bear', 'cat', 'whale', 'hedgehog', 'frog'] as const
export type AvatarName = (typeof avatars)[number]
