import { accountDevices } from '@soe/contracts/routes'
import { readSearch } from '@soe/rules'
import { cartQuery } from '@soe/shop-basket'
import { isShopError, readQuery, useShop } from '@soe/shop-platform'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from 'wouter'
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
  const meta = { showsError: true }
  const cart = useQuery({ ...cartQuery(shop), meta })
  const devices = useQuery({ ...readQuery(shop, accountDevices, { body: {} }), meta })
  const hasNoCart = isEmptyCart(cart.error)
  if (devices.data && (cart.data || hasNoCart)) {
    const address = readTradeInAddress(readSearch(`?${search}`))
    const found = hasNoCart ? undefined : cart.data?.cart
    return { state: 'ready', tradeIn: findTradeIn(address, found, devices.data) }
  }
  if (!devices.error && (!cart.error || hasNoCart)) return { state: 'loading' }
  const retry = () => void Promise.all([devices.refetch(), cart.refetch()])
  return { state: 'failed', retry, isRetrying: devices.isFetching || cart.isFetching }
}
