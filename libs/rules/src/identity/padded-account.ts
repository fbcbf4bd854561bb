/** An account number as calls carry it: its sub-number has four zeros before it. */
export const paddedAccount = (fullAccountNumber: string): string => {
  const [number = '', subNumber] = fullAccountNumber.split('-')
  return subNumber === undefined ? number : `${number}-0000${subNumber}`
}
