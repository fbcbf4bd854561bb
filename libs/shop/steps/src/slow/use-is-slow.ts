import { useIsFetching, type Query } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Milliseconds after which a wait counts as slow. */
const patience = 4000

/** What the page in view has nothing to show in place of. */
export const isAwaited = (query: Query): boolean =>
  query.isActive() && query.state.status === 'pending' && query.meta?.silent !== true

/** Whether the page in view has been waiting for a first read for long. */
export const useIsSlow = (): boolean => {
  const isWaiting = useIsFetching({ predicate: isAwaited }) > 0
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = isWaiting ? setTimeout(() => setSlow(true), patience) : undefined
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isWaiting])
  return isSlow
}
