export const pinLength = 4

export type PinError = 'length' | 'easy' | 'different'

const steps = (digits: readonly number[]) => digits.slice(1).map((digit, index) => digit - (digits[index] ?? 0))

/** The same digit again and again, or digits that count up or down. */
const isEasy = (pin: string): boolean => {
  const [first, ...rest] = steps([...pin].map(Number))
  return first !== undefined && Math.abs(first) <= 1 && rest.every((step) => step === first)
}

/** What is wrong with a PIN and its repetition. */
export const pinErrors = (pin: string, again: string): { pin?: PinError; again?: PinError } => {
  if (!/^\d{4}$/.test(pin)) return { pin: 'length' }
  if (isEasy(pin)) return { pin: 'easy' }
  return pin === again ? {} : { again: 'different' }
}
