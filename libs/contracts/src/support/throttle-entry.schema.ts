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

/** The families of redirects, such as NSA_REDIRECT_TH_PROSPECT and R_K_S_SMARTPHONES. */
const redirectEntries = '(?:NSA_REDIRECT_TH|R_K_S)_\\w{1,60}'

/** One of them, or of the families `NSA_REDIRECT_TH_*` and `R_K_S_{x}`: a shop reads no other. */
export const ThrottleEntrySchema = z
  .string()
  .regex(
    new RegExp(`^(?:${throttleEntries.join('|')}|${redirectEntries})$`),
    `must be one of ${throttleEntries.join(', ')}, or NSA_REDIRECT_TH_ or R_K_S_ with a name`,
  )
