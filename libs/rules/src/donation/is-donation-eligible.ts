/** Either flag enables the donation offer; the names are this shop's own, and both are on by default. */
export const charityFlags = ['charityAccessoryFlowFFlag', 'charityNseAccessoryFlowFFlag'] as const

export const defaultDonationItemCode = 'ROUNDUPDONATION'

type Flags = Readonly<Record<string, boolean | number | string>>

/** A round-up donation needs one of the two charity flags and an amount above 0. */
export const isDonationEligible = (flags: Flags, amount: number): boolean =>
  amount > 0 && charityFlags.some((name) => flags[name] !== false)
