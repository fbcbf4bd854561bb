import { cartChanges, lostWithCart, takeovers } from './cart-changes'
import { toldByCheckout } from './told-by-cart'
import { effect, lostBy, told, type Fact } from '../promise/fact'
import { toldByStep } from '../shared/told-by-step'

const notEmpty = (id: string | undefined) => (id === '' ? undefined : id)

export const cartIdFact: Fact<string> = {
  name: 'cartId',
  says: 'a cart keeps its id, which nobody else is told',
  privateBut: takeovers,
  sources: [
    toldByCheckout(({ cart }) => cart.cartId),
    toldByStep(({ cartInfo }) => notEmpty(cartInfo.cartId)),
    told('cart.checkExistingCart', ({ answer }) => answer.cartId),
    told('cart.calculateMultiLineTax', ({ answer }) => answer.cartId),
    told('cases.getCaseAndCartId', ({ answer }) => answer.cartId),
    told('cases.getCases', ({ answer: { cases } }) => (cases.length === 1 ? cases[0]?.cartId : undefined)),
    told('omni.readDL', ({ answer }) => notEmpty(answer.dataLayer.cart.cartId)),
    told('cart.saveCart', ({ answer }) => answer.cartId, 'before'),
  ],
  effects: lostWithCart(),
  right: [
    { key: 'cart.checkExistingCart', answer: { cartId: 'c1' } },
    { key: 'cases.getCaseAndCartId', answer: { cartId: 'c1' } },
  ],
  wrong: [
    { key: 'cart.checkExistingCart', answer: { cartId: 'c1' } },
    { key: 'cart.checkExistingCart', answer: { cartId: 'c1' }, by: 'another' },
  ],
}

export const caseIdFact: Fact<string> = {
  name: 'caseId',
  says: 'a cart keeps its case, which nobody else is told',
  privateBut: takeovers,
  sources: [
    toldByCheckout(({ cart }) => cart.caseId),
    toldByStep(({ cartInfo }) => notEmpty(cartInfo.caseId)),
    told('cart.checkExistingCart', ({ answer }) => answer.caseId),
    told('cases.getCaseAndCartId', ({ answer }) => answer.caseID),
    told('cases.getCases', ({ answer: { cases } }) => (cases.length === 1 ? cases[0]?.caseID : undefined)),
    told('cart.saveCart', ({ answer }) => answer.caseId, 'before'),
  ],
  effects: {
    ...lostWithCart<string>(),
    ...effect('cases.resumeCase', (_before, { request }) =>
      request?.emailId === undefined ? request?.caseId : undefined,
    ),
  },
  right: [
    { key: 'cart.checkExistingCart', answer: { caseId: 'x1' } },
    { key: 'cases.getCaseAndCartId', answer: { caseID: 'x1' } },
  ],
  wrong: [
    { key: 'cart.checkExistingCart', answer: { caseId: 'x1' } },
    { key: 'cases.getCaseAndCartId', answer: { caseID: 'x2' } },
  ],
}

const fraudSession = (safeTechSessionId: string) => ({
  key: 'checkout.getCheckoutDetails' as const,
  answer: { shipmentInfo: {}, cart: { safeTechSessionId } },
})

export const fraudSessionFact: Fact<string> = {
  name: 'fraudSession',
  says: 'a cart has a fraud session of its own',
  privateBut: takeovers,
  sources: [toldByCheckout(({ cart }) => notEmpty(cart.safeTechSessionId))],
  effects: lostBy(...cartChanges),
  right: [fraudSession('s1'), { ...fraudSession('s2'), by: 'another' }],
  wrong: [fraudSession('s1'), { ...fraudSession('s1'), by: 'another' }],
}

interface ListedCases {
  readonly current?: string
  readonly listed?: readonly string[]
}

const cases = (...cartIds: readonly string[]) =>
  ({ key: 'cases.getCases', answer: { cases: cartIds.map((cartId) => ({ cartId })) } }) as const

export const currentCaseFact: Fact<ListedCases> = {
  name: 'currentCase',
  says: 'of the open cases, that of the current cart comes first',
  sources: [
    toldByCheckout(({ cart }) => ({ current: cart.cartId })),
    told('cases.getCases', ({ answer }) => ({ listed: answer.cases.map(({ cartId }) => cartId) })),
  ],
  effects: lostWithCart(),
  compare: ({ listed }, { current }) =>
    listed && current !== undefined && listed.includes(current) ? [[listed[0], current]] : [],
  merge: (known, said) => (said.current === undefined ? (known ?? {}) : said),
  right: [
    { key: 'checkout.getCheckoutDetails', answer: { shipmentInfo: {}, cart: { cartId: 'c1' } } },
    cases('c1', 'c2'),
  ],
  wrong: [
    { key: 'checkout.getCheckoutDetails', answer: { shipmentInfo: {}, cart: { cartId: 'c1' } } },
    cases('c2', 'c1'),
  ],
}

export const cartIdFacts = [cartIdFact, caseIdFact, fraudSessionFact, currentCaseFact]
