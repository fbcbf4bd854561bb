import { maximumQuantity, placeholderNumber } from '@soe/rules'
import type { CartState } from '@soe/world'
import { ownerOf } from '../domain/account/identity'
import { findCart } from '../domain/cart/cart-access'
import { changeAccessories } from '../domain/accessories/change-accessories'
import { assertNoScheduledOrder } from '../domain/cases/cases'
import type { CarrierOperation } from '../operation/carrier-operation'
import { quoteNotFound, quotedCart } from './quotes/quoted-cart'

const accessoriesOf = ({ lines }: CartState): { id: string; qty: number }[] => {
  const units = new Map<string, number>()
  for (const { skuId, qty } of lines.flatMap(({ accessories }) => accessories))
    units.set(skuId, Math.min(maximumQuantity, (units.get(skuId) ?? 0) + qty))
  return [...units].map(([id, qty]) => ({ id, qty }))
}

/** Those of the accessories that the cart has without a device: the quote sets their quantity. */
const heldAlone = (cart: CartState | undefined, accessories: readonly { id: string; qty: number }[]) => {
  const alone = cart?.lines.find(({ activity }) => activity === 'ACC')?.accessories ?? []
  return accessories.filter(({ id }) => alone.some(({ skuId }) => skuId === id))
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
  const lines = [{ mtn: placeholderNumber, addAccessories, removeAccessories: heldAlone(current, addAccessories) }]
  const cart = isOwn ? current : changeAccessories(draft, caller, { cartInfo, data: { lines } })
  return { status: 'SUCCESS', cartId: cart.id, caseId: cart.caseId }
}
