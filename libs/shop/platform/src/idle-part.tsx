import { whenIdle } from './when-idle'
import { Suspense, useEffect, useState, type ComponentType } from 'react'

/** A part that comes once the browser is idle; no document is drawn with it. */
export const IdlePart = ({ part: Part }: { part: ComponentType }) => {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(window, () => setIdle(true)), [])
  return (
    isIdle && (
      <Suspense>
        <Part />
      </Suspense>
    )
  )
}
