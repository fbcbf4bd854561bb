import { readQuoteId } from './read-quote-id'

it.each(['0', '00', '000', '0000', ' 0 ', '', null, undefined])('%j names no quote', (quoteId) => {
  expect(readQuoteId(quoteId)).toBeNull()
})

it.each(['00000', '10', 'Q12', ' Q12 '])('%j names a quote', (quoteId) => {
  expect(readQuoteId(quoteId)).toBe(quoteId.trim())
})
