import type { CartView } from '@soe/contracts'
import type { Handling } from '@soe/rules'
import { isShopError, sentOnMarker, useIdentity, useShop } from '@soe/shop-platform'
import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { CartEntry } from './cart-entry'
import { isRetrieval, readCartAddress, type CartAddress } from './read-cart-address'
import { readCartLoad, type CartLoadView } from './read-cart-load'
import { useCartEntry } from './use-cart-entry'
import { cartQuery } from '@soe/shop-basket'
import { useQuery } from '@tanstack/react-query'
import { useIsViaCartIcon } from '../via-cart-icon'

export interface CartVisitView {
  address: CartAddress
  load: CartLoadView
  entry: CartEntry | undefined
  isEntering: boolean
  cart: CartView | undefined
  isOutdated: boolean
  failed: { error: unknown; onRetry: () => void; isRetrying: boolean }
}

const isShownHere = (handling: Handling | undefined) => handling === 'retry' || handling === 'message'

const handlingOf = (error: unknown): Handling | undefined => {
  if (isShopError(error)) return error.handling
  return error ? 'message' : undefined
}

/**
 * Whether a cart was read beside cases which know of none; what a later read tells is another, even where it tells the
 * same: its first item may have come in between the cases and the cart.
 */
const useCalledEmpty = (readAt: number, isRead: boolean, entry: CartEntry | undefined): boolean => {
  const [calledAt, setCalledAt] = useState<number>()
  const isEmpty = entry?.kind === 'empty'
  if (isEmpty && isRead && calledAt === undefined) setCalledAt(readAt)
  return isEmpty && (calledAt ?? readAt) === readAt
}

interface Visit {
  entry: CartEntry | undefined
  isWaiting: boolean
  isCalledEmpty: boolean
}

/** What waits for the cases, which may lead elsewhere; a cart that is read shows at once. */
const settle = (load: CartLoadView, { entry, isWaiting, isCalledEmpty }: Visit): CartLoadView => {
  if (isWaiting && load.kind !== 'cart') return { kind: 'loading' }
  if (isCalledEmpty && load.kind === 'cart') return { kind: 'empty' }
  return entry?.kind === 'locked' && load.kind === 'empty' ? { kind: 'locked' } : load
}

/** A read that failed and is tried again has failed until it ends. */
const useSettled = (handling: Handling | undefined, isReading: boolean): Handling | undefined => {
  const [settled, setSettled] = useState<Handling>()
  if (!isReading && handling !== settled) setSettled(handling)
  return isReading ? settled : handling
}

/** The cart is validated on every visit; the page shows a failure itself. */
const useCheckoutDetails = ({ enabled }: { enabled: boolean }) => {
  const shop = useShop()
  const viaCartIcon = useIsViaCartIcon()
  return useQuery({ ...cartQuery(shop), enabled, refetchOnMount: 'always', meta: { showsError: true, viaCartIcon } })
}

export const useCartLoad = (mayHaveCart: (redirect: string) => boolean): CartVisitView => {
  const [path] = useLocation()
  const address = readCartAddress(path, useSearch())
  const { loggedIn } = useIdentity()
  const { sessionStorage } = useShop().environment
  const [sentOn] = useState(() => sessionStorage.getItem(sentOnMarker))
  const { data: entry, isLoading: isEntering } = useCartEntry(address)
  const isRetrieving = isEntering && isRetrieval(address)
  const { data, dataUpdatedAt, error, refetch, isFetching, isFetched } = useCheckoutDetails({
    enabled: mayHaveCart(address.redirect ?? '') && !isRetrieving,
  })
  const handling = useSettled(handlingOf(error), isFetching && !data)
  const read = readCartLoad({
    page: address.page,
    isSignedIn: loggedIn,
    fromTradeinPage: address.fromTradeinPage,
    redirect: address.redirect,
    wasSentOn: sentOn !== null && sentOn === data?.cart.cartId,
    details: data,
    handling,
  })
  const isCalledEmpty = useCalledEmpty(dataUpdatedAt, isFetched && !isFetching, entry)
  const load = settle(read, { entry, isWaiting: isEntering, isCalledEmpty })
  const failed = { error, onRetry: () => void refetch(), isRetrying: isFetching }
  return { address, load, entry, isEntering, cart: data?.cart, isOutdated: isShownHere(handling), failed }
}
