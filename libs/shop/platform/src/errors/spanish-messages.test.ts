import { errorCatalogue } from '@soe/contracts'
import { toSpanish } from './spanish-messages'

/** Messages that the shop replaces by its own default. */
const generic = [/UNABLE TO CONNECT/, /timeout exceeded/]

const messages = [...new Set(Object.values(errorCatalogue).map(({ message }) => message))].filter(
  (message) => !generic.some((pattern) => pattern.test(message)),
)

it.each(messages)('"%s" has Spanish words', (message) => {
  expect(toSpanish(message)).not.toBe(message)
})

it('leaves a message that it does not know as it is', () => {
  expect(toSpanish('Ask at the counter.')).toBe('Ask at the counter.')
})
