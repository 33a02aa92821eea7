/** The social networks whose links the footer shows. Source: specification, section 2, "Footer". */
export const socialNetworks = ['facebook', 'linkedin', 'twitter', 'instagram', 'tiktok'] as const
export type SocialNetwork = (typeof socialNetworks)[number]
