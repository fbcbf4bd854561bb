export const channels = [
  'VZW-DOTCOM',
  'VZW-DOTCOM-MOB',
  'VZW-DOTCOM-TAB',
  'VZW-MFA-IOS',
  'VZW-MFA-ANDROID',
  'VZW-RPS',
] as const

export type Channel = (typeof channels)[number]

/** Channels where a person of the carrier or of a partner store holds the cart. */
export const assistedChannels = ['VZW-RETAIL', 'VZW-TELESALES', 'VZW-CHAT', 'VZW-RPS'] as const

export const defaultLockOwner: Channel = 'VZW-DOTCOM'
