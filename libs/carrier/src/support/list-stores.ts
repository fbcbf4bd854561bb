import { findCart } from '../domain/cart/cart-access'
import { callerZip, storesFrom } from '../domain/stock/stores'
import type { CarrierOperation } from '../operation/carrier-operation'

/** Every store, the nearest to the cart's or the account's ZIP code first; in the carrier's order where none is known. */
export const listStores: CarrierOperation<'support.listStores'> = ({ draft, ...caller }) => {
  const stores = storesFrom(findCart(draft, caller)?.zipCode ?? callerZip(caller))
  return { stores: stores.map((store) => ({ ...store, ispuServices: [...store.ispuServices] })) }
}
