import { lazy, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '../when-idle'

const SessionGuard = lazy(async () => ({ default: (await import('@soe/shop-account/session-guard')).SessionGuard }))

/** Watches the session once the browser is idle: the first half an hour has time. */
export const SessionMount = () => {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(window, () => setIdle(true)), [])
  return (
    isIdle && (
      <Suspense>
        <SessionGuard />
      </Suspense>
    )
  )
}
