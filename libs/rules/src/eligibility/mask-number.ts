/** Whether a number is masked: it is for eyes, and names no line. */
export const isMasked = (mtn: string): boolean => mtn.endsWith('XXXX')

/** A customer's number as anyone may see it: three digits, three digits, then XXXX. */
export function maskNumber(mtn: string): string {
  const digits = mtn.replaceAll(/\D/g, '').slice(-10)
  return digits.length < 10 ? 'XXX-XXX-XXXX' : `${digits.slice(0, 3)}-${digits.slice(3, 6)}-XXXX`
}
