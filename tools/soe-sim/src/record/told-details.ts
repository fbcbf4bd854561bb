import type { ErrorDetails } from '@soe/scenario'

/** What a decision's sentences tell of an error's details. */
const told: readonly (readonly [name: keyof ErrorDetails, pattern: RegExp])[] = [
  ['lockedChannelID', /^The cart is held by (\S+)\.$/],
  ['issue', /^The issue: (.+)\.$/],
  ['field', /^It is about (.+)\.$/],
]

export const toldDetails = (sentences: readonly string[]): ErrorDetails | undefined => {
  const found = told.flatMap(([name, pattern]) =>
    sentences.flatMap((sentence) => {
      const value = pattern.exec(sentence)?.[1]
      return value === undefined ? [] : [[name, value] as const]
    }),
  )
  return found.length > 0 ? (Object.fromEntries(found) as ErrorDetails) : undefined
}
