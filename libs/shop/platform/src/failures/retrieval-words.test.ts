import type { OperationKey } from '@soe/contracts'
import { retrievalWords } from './retrieval-words'

it.each<[OperationKey, string | undefined, string | undefined]>([
  [
    'cases.resumeCase',
    'Your cart was moved to another email address.',
    'Your cart was moved to another email address.',
  ],
  ['quote.retrieveCartFromQuote', 'This quote has run out.', 'This quote has run out.'],
  ['checkout.getCheckoutDetails', ' ¿Todavía estás ahí? ', '¿Todavía estás ahí?'],
  ['cases.resumeCase', 'cart not found', undefined],
  ['cases.resumeCase', 'ContactInfo', undefined],
  ['cases.resumeCase', undefined, undefined],
  ['cart.addDevice', 'This device is gone.', undefined],
])('%s with the issue %s says %s', (operation, issue, words) => {
  expect(retrievalWords(operation, { details: issue === undefined ? [] : [{ issue }] })).toBe(words)
})
