import type { BodyInputOf, CartView } from '@soe/contracts'
import { accountDevices } from '@soe/contracts/routes'
import { callOnce, readQuery, type Shop } from '@soe/shop-platform'
import { queryOptions } from '@tanstack/react-query'
import { findLine } from './find-trade-in'

/** Names the cart, and the new device on the line that gets the credit. */
export const accountDevicesRequest = (
  cart: CartView | undefined,
  line: string | undefined,
): BodyInputOf<typeof accountDevices> => {
  if (!cart) return {}
  const productId = findLine(cart, line)?.deviceItem?.productId
  return { cartId: cart.cartId, ...(productId !== undefined && { productId }) }
}

/** The devices of the account, under one key whatever the cart is for. */
export const accountDevicesQuery = (shop: Shop, body: BodyInputOf<typeof accountDevices>) =>
  queryOptions({
    ...readQuery(shop, accountDevices, { body: {} }),
    queryFn: ({ signal }) => callOnce(shop, accountDevices, { body }, signal),
  })
