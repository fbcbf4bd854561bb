import { getCheckoutDetails, otherCartReads } from '@soe/contracts/routes'
import { useLockStore } from '@soe/shop-basket'
import { chatChannel, lockResponse, useGo } from '@soe/shop-journey'
import { markStale, useShop } from '@soe/shop-platform'
import { useEffect, useRef } from 'react'
import { useChat, useChatStore } from './use-chat'

/** The cart follows what the agent does: it locks while they hold it, and is read again when it has changed. */
export const useSharedCart = () => {
  const shop = useShop()
  const store = useChatStore()
  const lock = useLockStore()
  const go = useGo()
  const { id, cart } = useChat().chat ?? {}
  const isHeld = cart?.isHeldByChat ?? false
  const wasHeld = useRef(false)
  const known = useRef<{ id?: string | undefined; revision?: string | undefined }>({})
  const latestGo = useRef(go)
  useEffect(() => {
    latestGo.current = go
  })
  useEffect(() => {
    if (isHeld === wasHeld.current) return
    wasHeld.current = isHeld
    if (!isHeld) return lock.reset()
    lock.set({ locked: true, lockedChannelID: chatChannel, source: getCheckoutDetails.key })
    const { environment } = shop
    const facts = { isMobile: environment.isNarrow(), isViaCartIcon: false, lockedChannelId: chatChannel }
    const response = lockResponse(facts)
    const isAtCart = /cart|checkout/i.test(environment.location.pathname)
    if (response.kind === 'redirect' && isAtCart) latestGo.current(response.destination)
  }, [isHeld, lock, shop])
  useEffect(() => {
    const revision = cart?.revision
    const hasArrived = id !== known.current.id
    if (hasArrived) known.current = { id, revision }
    // A cart that the agent holds can't be read; it is read once it is back.
    if (hasArrived || revision === undefined || revision === known.current.revision || isHeld) return
    known.current = { id, revision }
    void markStale(shop, otherCartReads)
    // The answer brings the cookies that count the cart.
    void store.refresh().then(() => shop.identity.refresh())
  }, [cart?.revision, id, isHeld, shop, store])
}
