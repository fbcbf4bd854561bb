import { z } from 'zod'

/** Entries of the throttle list that the specification names. */
export const throttleEntries = [
  'NSA_REDIRECT_TH_PROSPECT',
  'NSA_REDIRECT_TH_ACCESSORY_GW_PDP_NSA_ADD_TO_CART_ENABLE',
  'EA_BAU',
  'EA_VC',
  'EA_C',
  'VideoChatEnabled',
  'EXP_CHECKOUT_VZ_PROTECTION',
  'CPC_FCC',
] as const

/** The family of redirects, such as R_K_S_SMARTPHONES. */
const redirectEntry = 'R_K_S_\\w{1,60}'

/** One of them, or of the family `R_K_S_{x}`: a shop reads no other. */
export const ThrottleEntrySchema = z
  .string()
  .regex(
    new RegExp(`^(?:${throttleEntries.join('|')}|${redirectEntry})$`),
    `must be one of ${throttleEntries.join(', ')} or R_K_S_ with a name`,
  )
