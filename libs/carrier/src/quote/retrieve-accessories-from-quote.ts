import { placeholderNumber } from '@soe/rules'
import type { CartState } from '@soe/world'
import { ownerOf } from '../account/identity'
import { findCart } from '../cart/access/cart-access'
import { changeAccessories } from '../cart/accessories/change-accessories'
import { assertNoScheduledOrder } from '../cases/records/case'
import type { CarrierOperation } from '../operation/carrier-operation'
import { quoteNotFound } from './quotes/quote-not-found'
import { quotedCart } from './quotes/quoted-cart'

/** Units of one accessory that a line takes at most. */
const maximumUnits = 10

const accessoriesOf = ({ lines }: CartState): { id: string; qty: number }[] => {
  const units = new Map<string, number>()
  for (const { skuId, qty } of lines.flatMap(({ accessories }) => accessories))
    units.set(skuId, Math.min(maximumUnits, (units.get(skuId) ?? 0) + qty))
  return [...units].map(([id, qty]) => ({ id, qty }))
}

/** Copies the accessories of a quote into the caller's cart; the quoted cart stays as it is. */
export const retrieveAccessoriesFromQuote: CarrierOperation<'quote.retrieveAccessoriesFromQuote'> = ({
  draft,
  body: { cartInfo = {}, ...body },
  ...caller
}) => {
  assertNoScheduledOrder(draft, ownerOf(caller.session))
  const quoted = quotedCart(draft, caller, body)
  const current = findCart(draft, caller, cartInfo.cartId)
  const addAccessories = accessoriesOf(quoted)
  const isOwn = current?.id === quoted.id
  if (!isOwn && addAccessories.length === 0) throw quoteNotFound('There are no accessories in this quote.')
  const lines = [{ mtn: placeholderNumber, addAccessories }]
  const cart = isOwn ? current : changeAccessories(draft, caller, { cartInfo, data: { lines } })
  return { status: 'SUCCESS', cartId: cart.id, caseId: cart.caseId }
}
