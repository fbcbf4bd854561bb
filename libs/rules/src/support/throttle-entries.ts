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

const redirectEntry = /^R_K_S_\w{1,60}$/

/** Whether the entry is one of them, or of the family `R_K_S_{x}`. */
export const isThrottleEntry = (entry: string): boolean =>
  (throttleEntries as readonly string[]).includes(entry) || redirectEntry.test(entry)
