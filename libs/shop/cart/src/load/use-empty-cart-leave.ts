import { useGo } from '@soe/shop-journey'
import { useFlags, useIdentity, useShop } from '@soe/shop-platform'
import { useEffect, useState } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import { standaloneTradeInMarker } from './cart-markers'
import type { CartAddress } from './read-cart-address'
import type { CartLoadView } from './read-cart-load'

type State = { seenIn?: number } | null

/** Tells this document's entries of the history from those of a document before a reload. */
const documentStart = Math.trunc(performance.timeOrigin)

const isTraversed = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward')

/** An entry of the history that has been seen before, and not because it is loaded again. */
const isSeen = (state: State): boolean =>
  state?.seenIn === documentStart || (state?.seenIn !== undefined && isTraversed())

/** Whether the browser's Back has led here. */
const useIsBack = (): boolean => {
  const { history } = useShop().environment
  const state = useHistoryState<State>()
  const [isBack] = useState(() => isSeen(state))
  useEffect(() => {
    history.replaceState({ ...state, seenIn: documentStart }, '')
    // oxlint-disable-next-line react/exhaustive-deps -- marks the entry that the visit began with
  }, [])
  return isBack
}

/** Back to a prospect's cart that has been emptied leads on to the phones (the specification, commerce 4.11). */
export const useEmptyCartLeave = ({ kind }: CartLoadView, { page }: CartAddress) => {
  const { environment } = useShop()
  const { audience } = useIdentity()
  const go = useGo()
  const isBack = useIsBack()
  const isLeaving = isBack && kind === 'empty' && audience === 'prospect' && page === 'expresscart'
  const { emptyCartRedirectFFlag } = useFlags(isLeaving)
  useEffect(() => {
    const isTradeIn = environment.sessionStorage.getItem(standaloneTradeInMarker) !== null
    if (isLeaving && emptyCartRedirectFFlag && !isTradeIn) go('/smartphones', { replace: true })
    // oxlint-disable-next-line react/exhaustive-deps -- a cart that is empty now is left once
  }, [isLeaving, emptyCartRedirectFFlag])
}
