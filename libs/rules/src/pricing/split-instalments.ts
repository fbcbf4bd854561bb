export interface Instalments {
  monthlyCents: number
  /** The last month also carries the cents that do not divide. */
  lastCents: number
}

/** Equal instalments rounded down to the cent: 999.99 over 36 months is 27.77, and 28.04 in the last. */
export function splitInstalments(cents: number, months: number): Instalments {
  if (!Number.isInteger(months) || months < 1) throw new RangeError(`A device is not paid in ${months} months`)
  const monthlyCents = Math.floor(cents / months)
  return { monthlyCents, lastCents: cents - monthlyCents * (months - 1) }
}
