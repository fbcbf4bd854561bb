import { z } from 'zod'

/** The six channels of the shop, then the assisted ones. */
export const lockOwners = [
  'VZW-DOTCOM',
  'VZW-DOTCOM-MOB',
  'VZW-DOTCOM-TAB',
  'VZW-MFA-IOS',
  'VZW-MFA-ANDROID',
  'VZW-RPS',
  'VZW-RETAIL',
  'VZW-TELESALES',
  'VZW-CHAT',
] as const
export const LockOwnerSchema = z.enum(lockOwners)
export type LockOwner = z.infer<typeof LockOwnerSchema>

/** The channel that holds a cart, as answers name it. */
export const LockedChannelSchema = z.string().regex(new RegExp(`^(?:${lockOwners.join('|')})$`))
