import { headerRules } from '@soe/contracts'

/** The channels of the shop. */
export const channels: readonly string[] = headerRules.channelId.values ?? ['VZW-DOTCOM']

export const defaultChannel = channels[0] ?? 'VZW-DOTCOM'

/** Deals the channels out, so that all of them are met, whatever is chosen. */
export const channelFor = (index: number): string => channels[index % channels.length] ?? defaultChannel
