import { operations, type CartEffects, type OperationKey } from '@soe/contracts'
import { effect, lostBy, type Fact } from '../promise/fact'

/** Changes of the cart with what they do to it, as their operations declare it. */
export const cartEffects: readonly (readonly [OperationKey, CartEffects])[] = operations.flatMap(
  ({ key, operation: { metadata } }) => (metadata.effects ? [[key, metadata.effects] as const] : []),
)

const changesWhere = (matches: (effects: CartEffects) => boolean): readonly OperationKey[] =>
  cartEffects.flatMap(([key, effects]) => (matches(effects) ? [key] : []))

/** Changes after which a session has another cart, or none. */
export const otherCart = changesWhere(({ ends }) => ends === 'always' || ends === 'when-none')

/** Changes after which what was given for checkout may be gone. */
export const endsCheckout = changesWhere(({ ends }) => ends === 'always' || ends === 'when-set-aside')

export const mayEndCart = changesWhere(({ ends }) => ends !== undefined)

/** Calls that take over what somebody saved. */
export const takeovers = changesWhere(({ takesOver = false }) => takesOver)

/** Changes of a cart, or of what it costs; accepting the agreements is neither. */
export const cartChanges = changesWhere(
  ({ cart = [], named = [], lines = [], ends }) =>
    ends !== undefined || [...cart, ...named, ...lines].some((part) => part !== 'customerAgreements'),
)

interface StepAnswer {
  readonly serviceBody: { readonly serviceResponse: { readonly context: { readonly cartInfo: { itemCount: number } } } }
}

const hasItems = ({ serviceBody }: StepAnswer): boolean => serviceBody.serviceResponse.context.cartInfo.itemCount > 0

/** What holds of a cart as a whole stays while something is left in it. */
export const lostWithCart = <Value>(): Fact<Value>['effects'] => ({
  ...lostBy<Value>(...mayEndCart),
  ...effect('cart.saveCart', (before: Value | undefined, { request }) =>
    request?.pccSaved === true ? undefined : before,
  ),
  ...effect('cart.removeDevice', (before: Value | undefined, { answer }) => (hasItems(answer) ? before : undefined)),
  ...effect('cart.addAccessories', (before: Value | undefined, { answer }) => (hasItems(answer) ? before : undefined)),
})
