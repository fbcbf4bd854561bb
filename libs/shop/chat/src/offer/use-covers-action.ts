import { useEffect, useState, type RefObject } from 'react'

const actions = 'main :is(a[href], button, input, select, textarea, label)'

const isOver = (box: DOMRect, { left, right, top, bottom, width, height }: DOMRect): boolean =>
  width > 0 && height > 0 && box.left < right && left < box.right && box.top < bottom && top < box.bottom

const coversAction = (element: HTMLElement): boolean => {
  const box = element.getBoundingClientRect()
  return [...document.querySelectorAll(actions)].some(
    (action) => !element.contains(action) && isOver(box, action.getBoundingClientRect()),
  )
}

export const useCoversAction = (target: RefObject<HTMLElement | null>, isShown: boolean): boolean => {
  const [covers, setCovers] = useState(false)
  useEffect(() => {
    if (!isShown) return undefined
    let frame = 0
    const look = () => {
      frame = 0
      const element = target.current
      if (element && !element.contains(document.activeElement)) setCovers(coversAction(element))
    }
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    const changes = new MutationObserver(lookSoon)
    changes.observe(document.body, { childList: true, subtree: true })
    for (const event of ['scroll', 'resize']) window.addEventListener(event, lookSoon, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
      for (const event of ['scroll', 'resize']) window.removeEventListener(event, lookSoon)
    }
  }, [target, isShown])
  return covers
}
