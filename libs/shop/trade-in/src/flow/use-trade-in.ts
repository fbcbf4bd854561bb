import { readSearch } from '@soe/rules'
import { cartQuery } from '@soe/shop-basket'
import { isShopError, useShop } from '@soe/shop-platform'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { accountDevicesQuery, accountDevicesRequest } from './account-devices-query'
import { findTradeIn, type TradeIn } from './find-trade-in'
import { readTradeInAddress } from './trade-in-address'

export type TradeInRead =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void; isRetrying: boolean }
  | { state: 'ready'; tradeIn: TradeIn }

const isEmptyCart = (error: unknown) => isShopError(error) && error.handling === 'empty-cart'

/** The trade-in that the address and the cart describe. It needs no cart. */
export const useTradeIn = (): TradeInRead => {
  const shop = useShop()
  const search = useSearch()
  const address = readTradeInAddress(readSearch(`?${search}`))
  const meta = { showsError: true }
  const cart = useQuery({ ...cartQuery(shop), meta })
  const hasNoCart = isEmptyCart(cart.error)
  const found = hasNoCart ? undefined : cart.data?.cart
  const isCartKnown = found !== undefined || hasNoCart
  const request = accountDevicesRequest(found, address.line)
  const devices = useQuery({ ...accountDevicesQuery(shop, request), enabled: isCartKnown, meta })
  if (devices.data && isCartKnown) return { state: 'ready', tradeIn: findTradeIn(address, found, devices.data) }
  if (!devices.error && (!cart.error || hasNoCart)) return { state: 'loading' }
  const retry = () => void (isCartKnown ? devices.refetch() : cart.refetch())
  return { state: 'failed', retry, isRetrying: devices.isFetching || cart.isFetching }
}
