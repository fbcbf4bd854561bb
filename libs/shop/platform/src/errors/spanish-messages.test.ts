import { errorCatalogue } from '@soe/contracts'
import { toSpanish } from './spanish-messages'

/** Messages that the shop replaces by its own default. */
const generic = [/UNABLE TO CONNECT/, /timeout exceeded/]

const messages = [...new Set(Object.values(errorCatalogue).map(({ message }) => message))].filter(
  (message) => !generic.some((pattern) => pattern.test(message)),
)

/** What answers say besides the errors of the catalogue. */
const others = [
  'Your plan change is confirmed.',
  'There is nothing to pay today.',
  'PayPal could not confirm the payment.',
  'Due to recent regulations, batteries will need to be delivered via ground or picked up at the store.',
  'Same-day delivery is not offered at this address.',
  'No same-day delivery window is left for these items.',
]

it.each([...messages, ...others])('"%s" has Spanish words', (message) => {
  expect(toSpanish(message)).not.toBe(message)
})

it('leaves a message that it does not know as it is', () => {
  expect(toSpanish('Ask at the counter.')).toBe('Ask at the counter.')
})
