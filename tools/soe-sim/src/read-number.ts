import { InputError } from './input-error'

/** The number that a flag was given, if it was. */
export const readNumber = (flag: string, text: string | undefined, { min, max }: { min: number; max: number }) => {
  if (text === undefined) return undefined
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= min && number <= max) return number
  throw new InputError('INVALID_NUMBER', `${flag} must be a whole number from ${min} to ${max}, not "${text}".`)
}
