/** Shares a tax among lines by what each is taxed on; the shares add up to it, to the cent. */
export function splitTax(taxCents: number, taxedCents: readonly number[]): number[] {
  const whole = taxedCents.reduce((total, cents) => total + cents, 0)
  if (whole === 0) return taxedCents.map(() => 0)
  let reached = 0
  let given = 0
  return taxedCents.map((cents) => {
    reached += cents
    const share = Math.round((taxCents * reached) / whole) - given
    given += share
    return share
  })
}
