/** What the command was given can't be used; the message says why, and what can. */
export class InputError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly allowed?: readonly string[],
  ) {
    super(message)
    this.name = 'InputError'
  }
}

/** Names the values that may stand there, as many as one reads. */
export const listAllowed = (allowed: readonly string[] = [], atMost = 24): string => {
  if (allowed.length === 0) return ''
  const rest = allowed.length > atMost ? ` and ${allowed.length - atMost} more` : ''
  return `Allowed: ${allowed.slice(0, atMost).join(', ')}${rest}.`
}
