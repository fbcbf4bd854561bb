import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

export interface WindowOfRows {
  from: number
  to: number
}

/** Rows rendered beyond the visible ones, on either side. */
const OVERSCAN = 12

/** The rows that a scrolled box shows, and the overscan. */
export function windowOfRows(
  { top, height }: { top: number; height: number },
  { count, rowHeight }: { count: number; rowHeight: number },
): WindowOfRows {
  return {
    from: Math.max(0, Math.min(count, Math.floor(top / rowHeight)) - OVERSCAN),
    to: Math.min(count, Math.ceil((top + height) / rowHeight) + OVERSCAN),
  }
}

function scrollToRow(box: HTMLElement, top: number, rowHeight: number) {
  if (top < box.scrollTop) box.scrollTop = top
  else if (top + rowHeight > box.scrollTop + box.clientHeight) box.scrollTop = top + rowHeight - box.clientHeight
}

/** Renders few of many rows: give `box` to the element that scrolls, and its content a height of `count * rowHeight`. */
export function useWindowOfRows({ count, rowHeight }: { count: number; rowHeight: number }) {
  const box = useRef<HTMLDivElement>(null)
  const [view, setView] = useState({ top: 0, height: 800 })
  const measure = useCallback(() => {
    const { scrollTop: top = 0, clientHeight: height = 0 } = box.current ?? {}
    setView((last) => (last.top === top && last.height === height ? last : { top, height }))
  }, [])
  useLayoutEffect(measure)
  useEffect(() => {
    const element = box.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [measure])
  const scrollTo = useCallback(
    (row: number) => box.current && scrollToRow(box.current, row * rowHeight, rowHeight),
    [rowHeight],
  )
  return { box, scrollTo, ...windowOfRows(view, { count, rowHeight }) }
}
