import { useEffect, useState, type RefObject } from 'react'

// All that is below the screen counts as in view, so that a jump past the element is noticed too.
const BELOW = '0px 0px 1000000px 0px'

/** True once the element has scrolled off the top of the screen; with the edge `screen`, also before it is reached. */
export function useOutOfView(target: RefObject<Element | null>, edge: 'top' | 'screen' = 'top'): boolean {
  const [out, setOut] = useState(false)
  useEffect(() => {
    if (!target.current) return
    const observer = new IntersectionObserver(([entry]) => setOut(entry?.isIntersecting === false), {
      rootMargin: edge === 'top' ? BELOW : '0px',
    })
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target, edge])
  return out
}
