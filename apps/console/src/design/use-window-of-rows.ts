import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

export interface WindowOfRows {
  /** First row to draw. */
  from: number
  /** The row after the last one to draw. */
  to: number
}

const spare = 12

/** The rows that a scrolled box shows, with some to spare on both sides. */
export const windowOfRows = (
  { top, height }: { top: number; height: number },
  { count, rowHeight }: { count: number; rowHeight: number },
): WindowOfRows => ({
  from: Math.max(0, Math.min(count, Math.floor(top / rowHeight)) - spare),
  to: Math.min(count, Math.ceil((top + height) / rowHeight) + spare),
})

/** Draws a few rows of many: give `box` to what scrolls, and a height of `count * rowHeight` to what it holds. */
export const useWindowOfRows = (rows: { count: number; rowHeight: number }) => {
  const box = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState({ top: 0, height: 800 })
  const look = useCallback(() => {
    const { scrollTop: top = 0, clientHeight: height = 0 } = box.current ?? {}
    setPlace((last) => (last.top === top && last.height === height ? last : { top, height }))
  }, [])
  useLayoutEffect(look)
  useEffect(() => {
    const element = box.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [look])
  const show = useCallback(
    (row: number) => {
      const element = box.current
      if (!element) return
      const top = row * rows.rowHeight
      if (top < element.scrollTop) element.scrollTop = top
      else if (top + rows.rowHeight > element.scrollTop + element.clientHeight)
        element.scrollTop = top + rows.rowHeight - element.clientHeight
    },
    [rows.rowHeight],
  )
  return { box, show, ...windowOfRows(place, rows) }
}
