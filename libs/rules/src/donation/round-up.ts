/** Dollars that round an amount up to a whole number of them; 0 where it is one. */
export const roundUp = (dollars: number): number => {
  const cents = Math.round(dollars * 100)
  return (Math.ceil(cents / 100) * 100 - cents) / 100
}
