import { readText } from './read-text'

const noQuote = /^0{1,4}$/

/** A quote id, or null: 0, 00, 000 and 0000 count as no quote. */
export function readQuoteId(quoteId: string | null | undefined): string | null {
  const id = readText(quoteId ?? '')
  return id === '' || noQuote.test(id) ? null : id
}
