import { cartChanges, lostWithCart, takeovers } from './cart-changes'
import { fromCheckout } from './from-checkout'
import { effect, lostBy, fromAnswer, type Fact } from '../promise/fact'
import { fromStep } from '../shared/from-step'

const notEmpty = (id: string | undefined) => (id === '' ? undefined : id)

export const cartIdFact: Fact<string> = {
  name: 'cartId',
  says: 'a cart keeps its id, which nobody else is given',
  privateBut: takeovers,
  sources: [
    fromCheckout(({ cart }) => cart.cartId),
    fromStep(({ cartInfo }) => notEmpty(cartInfo.cartId)),
    fromAnswer('cart.checkExistingCart', ({ answer }) => answer.cartId),
    fromAnswer('cart.calculateMultiLineTax', ({ answer }) => answer.cartId),
    fromAnswer('cases.getCaseAndCartId', ({ answer }) => answer.cartId),
    fromAnswer('cases.getCases', ({ answer: { cases } }) => (cases.length === 1 ? cases[0]?.cartId : undefined)),
    fromAnswer('omni.readDL', ({ answer }) => notEmpty(answer.dataLayer.cart.cartId)),
    fromAnswer('cart.saveCart', ({ answer }) => answer.cartId, 'before'),
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
  says: 'a cart keeps its case, which nobody else is given',
  privateBut: takeovers,
  sources: [
    fromCheckout(({ cart }) => cart.caseId),
    fromStep(({ cartInfo }) => notEmpty(cartInfo.caseId)),
    fromAnswer('cart.checkExistingCart', ({ answer }) => answer.caseId),
    fromAnswer('cases.getCaseAndCartId', ({ answer }) => answer.caseID),
    fromAnswer('cases.getCases', ({ answer: { cases } }) => (cases.length === 1 ? cases[0]?.caseID : undefined)),
    fromAnswer('cart.saveCart', ({ answer }) => answer.caseId, 'before'),
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
  sources: [fromCheckout(({ cart }) => notEmpty(cart.safeTechSessionId))],
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
    fromCheckout(({ cart }) => ({ current: cart.cartId })),
    fromAnswer('cases.getCases', ({ answer }) => ({ listed: answer.cases.map(({ cartId }) => cartId) })),
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

interface OpenCases {
  readonly current?: string | undefined
  readonly ordered?: readonly string[]
  readonly listed?: readonly string[]
}

const hasCart = { key: 'checkout.getCheckoutDetails', answer: { shipmentInfo: {}, cart: { cartId: 'c1' } } } as const

const place = { key: 'checkout.placeOrder', answer: {} } as const

export const orderedCasesFact: Fact<OpenCases> = {
  name: 'orderedCases',
  says: 'the case of a cart that was ordered is not open any more',
  sources: [
    fromCheckout(({ cart }) => ({ current: cart.cartId })),
    fromAnswer('cases.getCases', ({ answer }) => ({ listed: answer.cases.map(({ cartId }) => cartId) })),
  ],
  effects: {
    ...Object.fromEntries(
      cartChanges.map((key) => [key, (before?: OpenCases) => before && { ...before, current: undefined }]),
    ),
    ...effect('checkout.placeOrder', ({ current, ordered = [] }: OpenCases = {}) => ({
      ordered: [...ordered, ...(current === undefined ? [] : [current])],
    })),
    ...lostBy<OpenCases>(...takeovers),
  },
  compare: ({ listed = [] }, { ordered = [] }) => [[listed.filter((id) => ordered.includes(id)), []]],
  merge: (known = {}, said) => ({ ...known, ...(said.current !== undefined && { current: said.current }) }),
  right: [hasCart, place, cases('c2')],
  wrong: [hasCart, place, cases('c1')],
}

export const cartIdFacts = [orderedCasesFact, cartIdFact, caseIdFact, fraudSessionFact, currentCaseFact]
