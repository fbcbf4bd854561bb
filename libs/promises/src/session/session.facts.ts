import { fromCheckout } from '../checkout/from-checkout'
import { lostBy, fromAnswer, type Fact } from '../promise/fact'

const notEmpty = (text: string | undefined) => (text === undefined || text === '' ? undefined : text)

export const accountFact: Fact<string> = {
  name: 'account',
  says: 'a session is of one account, in headers and bodies alike',
  sources: [
    { select: ({ headers }) => notEmpty(headers['vzwaccountnumber']) },
    fromCheckout(({ cart }) => notEmpty(cart.cartHeader.fullAccountNumber)),
  ],
  effects: lostBy('cases.resumeCase', 'quote.retrieveCartFromQuote'),
  right: [
    { key: 'session.keepAlive', answer: {}, headers: { vzwaccountnumber: '0720043118-1' } },
    { key: 'session.keepAlive', answer: {}, headers: { vzwaccountnumber: '0720043118-1' } },
  ],
  wrong: [
    { key: 'session.keepAlive', answer: {}, headers: { vzwaccountnumber: '0720043118-1' } },
    { key: 'session.keepAlive', answer: {}, headers: { vzwaccountnumber: '0999999999-1' } },
  ],
}

export const mobileFact: Fact<string> = {
  name: 'mobile',
  says: 'a session is of one number',
  sources: [{ select: ({ headers }) => notEmpty(headers['mobile']) }],
  effects: {},
  right: [
    { key: 'session.keepAlive', answer: {}, headers: { mobile: '207-555-XXXX' } },
    { key: 'session.keepAlive', answer: {}, headers: { mobile: '207-555-XXXX' } },
  ],
  wrong: [
    { key: 'session.keepAlive', answer: {}, headers: { mobile: '207-555-XXXX' } },
    { key: 'session.keepAlive', answer: {}, headers: { mobile: '404-555-XXXX' } },
  ],
}

const aMinute = 60_000

/** Milliseconds before which the session cannot end, by its last word and the time that has passed since. */
export const sessionEndFact: Fact<number> = {
  name: 'sessionEnd',
  says: 'keeping a session alive moves its end',
  sources: [
    fromAnswer('session.keepAlive', ({ answer }) => Date.parse(answer.expiresAt)),
    fromAnswer('session.continueGuest', ({ answer }) => Date.parse(answer.expiresAt)),
  ],
  effects: {},
  compare: (said, known) =>
    said < known - aMinute ? [[new Date(said).toISOString(), new Date(known).toISOString()]] : [],
  right: [
    { key: 'session.keepAlive', answer: { expiresAt: '2026-01-01T00:30:00.000Z' } },
    { key: 'session.keepAlive', answer: { expiresAt: '2026-01-01T00:50:00.000Z' } },
  ],
  wrong: [
    { key: 'session.keepAlive', answer: { expiresAt: '2026-01-01T00:30:00.000Z' } },
    { key: 'session.keepAlive', answer: { expiresAt: '2026-01-01T00:10:00.000Z' } },
  ],
}

export const sessionFacts = [accountFact, mobileFact, sessionEndFact]
