import { useShop } from '@soe/shop-platform'
import { useEffect, useState } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'

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

export const useIsBack = (): boolean => {
  const { history } = useShop().environment
  const state = useHistoryState<State>()
  const [isBack] = useState(() => isSeen(state))
  useEffect(() => {
    history.replaceState({ ...state, seenIn: documentStart }, '')
    // oxlint-disable-next-line react/exhaustive-deps -- marks the entry that the visit began with
  }, [])
  return isBack
}
