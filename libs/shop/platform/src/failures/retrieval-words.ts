import type { OperationKey } from '@soe/contracts'
import type { NormalisedError } from '../errors/normalised-error'

const retrievals: ReadonlySet<OperationKey> = new Set([
  'checkout.getCheckoutDetails',
  'cases.resumeCase',
  'quote.retrieveCartFromQuote',
  'quote.retrieveAccessoriesFromQuote',
])

/** A sentence; other issues are codes and notes that name what is wrong for a program. */
const isSentence = (issue: string): boolean => /^[¿¡]?\p{Lu}\S*\s/u.test(issue)

/** What a guest reads of a cart that was not retrieved: the first issue, where it is worded for a shopper (the specification, commerce 8). */
export const retrievalWords = (
  operation: OperationKey,
  { details }: Pick<NormalisedError, 'details'>,
): string | undefined => {
  const issue = details[0]?.issue?.trim() ?? ''
  return retrievals.has(operation) && isSentence(issue) ? issue : undefined
}
