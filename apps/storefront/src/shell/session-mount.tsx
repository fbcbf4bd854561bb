import { prepared, whenIdle } from '@soe/shop-platform'
import { Suspense, useEffect, useState } from 'react'

const sessionGuard = prepared(async () => (await import('@soe/shop-account/session-guard')).SessionGuard)

/** Watches the session once the browser is idle: the first half an hour has time. */
export const SessionMount = () => {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(window, () => setIdle(true)), [])
  return (
    isIdle && (
      <Suspense>
        <sessionGuard.Component />
      </Suspense>
    )
  )
}
