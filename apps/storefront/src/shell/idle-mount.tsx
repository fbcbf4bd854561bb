import { prepared, whenIdle } from '@soe/shop-platform'
import { Suspense, useEffect, useState } from 'react'

const idleParts = prepared(async () => (await import('./idle-parts')).IdleParts)

/** Everything that no page waits for, once the browser is idle. */
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
