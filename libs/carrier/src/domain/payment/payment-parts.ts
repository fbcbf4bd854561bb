import type { DollarType, PaymentParts, PaymentSummary } from '@soe/contracts'
import { type AccountState, type CartState, type WorldDraft, ServiceFault } from '@soe/world'
import { accountStateOf } from '../account/account'
import { priceCartState } from '../pricing/cart-pricing'

/** The balances in the order in which they are used up. */
export const dollarTypes: readonly DollarType[] = ['VD', 'DD']

/** Device dollars are for an order with a device. */
export const dollarCents = (
  { carrierDollarCents = 0, deviceDollarCents = 0 }: AccountState,
  { lines }: CartState,
  type: DollarType,
): number => {
  if (type === 'VD') return carrierDollarCents
  return lines.some(({ device }) => device) ? deviceDollarCents : 0
}

interface DollarPart {
  readonly type: DollarType
  readonly cents: number
}

/** What each chosen balance pays of an amount. */
export const dollarPartsOf = (draft: WorldDraft, cart: CartState, totalCents: number): DollarPart[] => {
  const account = accountStateOf(draft, cart.owner)
  let restCents = totalCents
  return dollarTypes.flatMap((type) => {
    const cents = cart.dollars?.includes(type) ? Math.min(dollarCents(account, cart, type), restCents) : 0
    restCents -= cents
    return cents > 0 ? { type, cents } : []
  })
}

const sumOf = (parts: readonly DollarPart[]) => parts.reduce((sum, { cents }) => sum + cents, 0)

/** What the dollars leave to pay of an amount. */
export const restCentsOf = (draft: WorldDraft, cart: CartState, totalCents: number): number =>
  totalCents - sumOf(dollarPartsOf(draft, cart, totalCents))

export const paymentPartsOf = (draft: WorldDraft, cart: CartState, totalCents: number): PaymentParts => {
  const restCents = restCentsOf(draft, cart, totalCents)
  const isPaid = cart.payment && cart.payment.paymentType !== 'dollars'
  return [
    ...dollarPartsOf(draft, cart, totalCents).map(({ type, cents }) => ({ paymentType: type, amount: cents / 100 })),
    ...(isPaid ? [{ paymentType: cart.payment.paymentType, amount: restCents / 100 }] : []),
  ]
}

/** How the cart is paid; dollars that no longer cover what is due are not enough. */
export const paymentOf = (draft: WorldDraft, cart: CartState): PaymentSummary | undefined => {
  const { payment } = cart
  return payment?.paymentType === 'dollars' && dueTodayCents(draft, cart) > 0 ? undefined : payment
}

export const dueTodayCents = (draft: WorldDraft, cart: CartState): number =>
  restCentsOf(draft, cart, Math.round(priceCartState(cart, draft).totals.dueToday * 100))

export const paymentDeclined = (field: string, issue: string): ServiceFault =>
  new ServiceFault('PAYMENT_DECLINED', [{ field, issue }])
