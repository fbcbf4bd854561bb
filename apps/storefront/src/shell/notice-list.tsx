import { type Notice, useShop } from '@soe/shop-platform'
import { useRef, useEffect, type RefObject } from 'react'
import { NoticeItem } from './notice-item'

/** Moves what the shopper was using out from under the notices. */
const reveal = (box: HTMLElement) => {
  const used = document.activeElement
  if (!used || used === document.body || box.contains(used)) return
  const { top, bottom } = used.getBoundingClientRect()
  const edge = box.getBoundingClientRect().bottom
  if (bottom > 0 && top < edge) window.scrollBy(0, top - edge)
}

/** Announces the height of the notices; the page below moves down by it, so that none lies over what it speaks of. */
const useNoticeHeight = (target: RefObject<HTMLElement | null>): void => {
  const { notices } = useShop()
  useEffect(() => {
    const box = target.current
    if (!box) return
    const announceHeight = (pixels: number) => {
      notices.setHeight(pixels)
      document.documentElement.style.setProperty('--notification-height', `${pixels}px`)
    }
    const observer = new ResizeObserver(() => {
      announceHeight(box.offsetHeight)
      reveal(box)
    })
    observer.observe(box)
    return () => {
      observer.disconnect()
      announceHeight(0)
    }
  }, [target, notices])
}

/** Fetched when idle, so that a notice can be drawn without a network. */
export const NoticeList = ({ notices }: { notices: readonly Notice[] }) => {
  const box = useRef<HTMLDivElement>(null)
  useNoticeHeight(box)
  return (
    <div ref={box}>
      {notices.map((notice) => (
        <NoticeItem key={notice.id} notice={notice} />
      ))}
    </div>
  )
}
