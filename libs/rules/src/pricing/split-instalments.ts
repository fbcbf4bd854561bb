export interface Instalments {
  monthlyCents: number
  /** The last month also carries the cents that do not divide. */
  lastCents: number
}

/** What is left after all payments but the last, with the interest of each month rounded to the cent. */
const owedAtLast = (cents: number, months: number, monthlyCents: number, rate: number): number => {
  let owed = cents
  for (let month = 1; month < months; month += 1) owed += Math.round(owed * rate) - monthlyCents
  return owed + Math.round(owed * rate)
}

/**
 * Equal instalments rounded down to the cent: 999.99 over 36 months is 27.77, and 28.04 in the last.
 * @param apr yearly interest in percent, on what is still owed
 */
export function splitInstalments(cents: number, months: number, apr = 0): Instalments {
  if (!Number.isInteger(months) || months < 1) throw new RangeError(`A device is not paid in ${months} months`)
  if (apr === 0) {
    const monthlyCents = Math.floor(cents / months)
    return { monthlyCents, lastCents: cents - monthlyCents * (months - 1) }
  }
  const rate = apr / 1200
  const monthlyCents = Math.floor((cents * rate) / (1 - (1 + rate) ** -months))
  return { monthlyCents, lastCents: owedAtLast(cents, months, monthlyCents, rate) }
}

/** What all instalments cost together. */
export const financedTotal = (cents: number, months: number, apr: number): number => {
  const { monthlyCents, lastCents } = splitInstalments(cents, months, apr)
  return monthlyCents * (months - 1) + lastCents
}
