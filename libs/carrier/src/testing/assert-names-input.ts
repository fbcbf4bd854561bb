interface Refusal {
  readonly errorId: string | undefined
  readonly errors: readonly { readonly details: readonly { readonly field?: string | undefined }[] }[]
}

/** What they refuse is something that the caller has sent. */
const ofInputs = ['ITEM_NOT_FOUND', 'ZIP_CODE_INVALID', 'QUANTITY_LIMIT', 'QUOTE_NOT_FOUND']

/** Inputs that may be left out, and are missed. */
const missed = ['locationCode', 'quoteId']

/** Fails where an error does not say which part of the call it is about, by a name that the call has sent. */
export const assertNamesInput = (call: string, { errorId = '', errors }: Refusal, given: unknown): void => {
  if (!ofInputs.includes(errorId)) return
  const sent = JSON.stringify(given)
  const fields = errors.flatMap(({ details }) => details.map(({ field = '' }) => field))
  const isInput = (field: string) => {
    const name = field.split('.').at(-1) ?? ''
    // A number is `mtn` to the carrier, whether it was sent as one, among `mtns` or as `processingMTN`.
    return missed.includes(name) || (name !== '' && new RegExp(`"\\w*${name}s?":`, 'i').test(sent))
  }
  if (fields.length === 0 || !fields.every(isInput))
    throw new Error(`${call} answers ${errorId} about [${fields.join(', ')}], of what it was sent: ${sent}`)
}
