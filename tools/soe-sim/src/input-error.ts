import { printedLines, type Lines } from '@soe/contracts'

/** Input that can't be used; the message says why, and what can. */
export class InputError extends Error {
  constructor(
    readonly code: string,
    message: Lines,
    readonly allowed?: readonly string[],
  ) {
    super(printedLines(message))
    this.name = 'InputError'
  }
}

/** Lists allowed values, as many as one reads. */
export const listAllowed = (allowed: readonly string[] = [], atMost = 24): string => {
  if (allowed.length === 0) return ''
  const rest = allowed.length > atMost ? ` and ${allowed.length - atMost} more` : ''
  return `Allowed: ${allowed.slice(0, atMost).join(', ')}${rest}.`
}
