import type { SocialNetwork } from '../../domain/navigation/social-networks.ts'

/** The names that the networks give themselves, the same in both languages. */
export const socialNetworkNames: readonly { readonly network: SocialNetwork; readonly name: string }[] = [
  { network: 'facebook', name: 'Facebook' },
  { network: 'linkedin', name: 'LinkedIn' },
  { network: 'twitter', name: 'Twitter' },
  { network: 'instagram', name: 'Instagram' },
  { network: 'tiktok', name: 'TikTok' },
]
