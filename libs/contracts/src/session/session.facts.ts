import { toldByCheckout } from '../checkout/told-by-cart'
import { lostBy, type Fact } from '../invariant/fact'

const notEmpty = (text: string | undefined) => (text === undefined || text === '' ? undefined : text)

export const accountFact: Fact<string> = {
  name: 'account',
  says: 'a session is of one account, in headers and bodies alike',
  sources: [
    { tells: ({ headers }) => notEmpty(headers['vzwaccountnumber']) },
    toldByCheckout(({ cart }) => notEmpty(cart.cartHeader.fullAccountNumber)),
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
  sources: [{ tells: ({ headers }) => notEmpty(headers['mobile']) }],
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

export const sessionFacts = [accountFact, mobileFact]
