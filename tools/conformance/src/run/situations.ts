import type { OperationKey } from '@soe/contracts'
import type { Call } from '../shopping/call'
import { needsCart } from '../shopping/preparations'
import { callsOf, type Scene } from '../shopping/scene'
import { isForMembers, obeysLock, operationOf } from '../contract/judged-operations'

/** What was before a call. */
interface Before {
  readonly scene: Scene
  readonly call: Call
  /** Whether a call of the shopper that was done before is one of these. */
  readonly hasDone: (...keys: readonly OperationKey[]) => boolean
  /** Whether something was done to the shopper from outside. */
  readonly hasMet: (event: 'lock' | 'pass') => boolean
}

interface Situation {
  readonly is: (before: Before) => boolean
  /** Whether the contract says what an operation does in it. */
  readonly isPromised: (key: OperationKey) => boolean
}

const refuses =
  (...errors: readonly string[]) =>
  (key: OperationKey) =>
    operationOf(key).metadata.errors.some((error) => errors.includes(error))

const fills = ['cart.addDevice', 'cart.addAccessories', 'quote.retrieveCartFromQuote'] as const

/** States that a call can be made in. */
export const situations = {
  'nothing in the cart': { is: ({ hasDone }) => !hasDone(...fills), isPromised: refuses('1008') },
  'something in the cart': { is: ({ hasDone }) => hasDone(...fills), isPromised: needsCart },
  'the cart held by a channel': { is: ({ hasMet }) => hasMet('lock'), isPromised: obeysLock },
  'after an order': { is: ({ hasDone }) => hasDone('checkout.placeOrder'), isPromised: () => false },
  'after some time': { is: ({ hasMet }) => hasMet('pass'), isPromised: () => false },
  'without a session': {
    is: ({ scene, call }) => call.options?.anonymous === true || scene.cast.get(call.by ?? '')?.isVisitor === true,
    isPromised: isForMembers,
  },
  'beside another shopper': { is: ({ scene }) => scene.cast.size > 1, isPromised: refuses('NOT_YOUR_CART') },
} as const satisfies Readonly<Record<string, Situation>>

export type SituationName = keyof typeof situations

const named = Object.entries(situations) as [SituationName, Situation][]

/** The states that the last call of a scene was made in. */
export const situationsOf = (call: Call, scene: Scene): SituationName[] => {
  const earlier = scene.moments.filter((moment) => !('call' in moment) || moment.call !== call)
  const done = new Set(
    callsOf(earlier)
      .filter(({ by, exchange }) => by === call.by && exchange.response.status === 200)
      .map(({ key }) => key),
  )
  const before: Before = {
    scene,
    call,
    hasDone: (...keys) => keys.some((key) => done.has(key)),
    hasMet: (event) => earlier.some((moment) => event in moment && 'by' in moment && moment.by === call.by),
  }
  return named.filter(([, { is }]) => is(before)).map(([name]) => name)
}

/** The states in which the contract says what an operation does. */
export const promisedSituations = (key: OperationKey): SituationName[] =>
  named.filter(([, { isPromised }]) => isPromised(key)).map(([name]) => name)
