import { optionalPart, whenIdle } from '@soe/shop-platform'
import { useEffect, useState } from 'react'

const IdleParts = optionalPart(() => import('./idle-parts').then((module) => module.IdleParts))

/** Everything that no page waits for, once the browser is idle; no document is drawn with it. */
export const IdleMount = () => {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(window, () => setIdle(true)), [])
  return isIdle && <IdleParts />
}
