import { readDigits } from '@soe/rules'

export const imeiLength = 15

const groups = [2, 6, 6, 1]

/** Only the digits: spaces and dashes may come with them. */
export const imeiDigits = (typed: string): string => readDigits(typed).slice(0, imeiLength)

export const groupImei = (digits: string): string => {
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, size) => sum + size, 0))
  return groups
    .map((size, index) => digits.slice(starts[index], (starts[index] ?? 0) + size))
    .filter(Boolean)
    .join(' ')
}
