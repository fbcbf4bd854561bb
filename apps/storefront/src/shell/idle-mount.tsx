import { prepared, whenIdle } from '@soe/shop-platform'
import { Suspense, useEffect, useState } from 'react'

const idleParts = prepared(async () => (await import('./idle-parts')).IdleParts)

/** Watches the session and offers a chat once the browser is idle: both have time. */
export const IdleMount = () => {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(window, () => setIdle(true)), [])
  return (
    isIdle && (
      <Suspense>
        <idleParts.Component />
      </Suspense>
    )
  )
}
