import { type Notice, useShop } from '@soe/shop-platform'
import { useRef, useEffect, type RefObject } from 'react'
import { NoticeItem } from './notice-item'

/** What a change of the shopper's own did goes by itself; a page that made way for it would move twice. */
const isPassing = ({ type, sticky }: Notice): boolean => !sticky && (type === 'info' || type === 'success')

/** Moves what the shopper was using out from under the notices. */
const reveal = (box: HTMLElement) => {
  const used = document.activeElement
  if (!used || used === document.body || box.contains(used)) return
  const { top, bottom } = used.getBoundingClientRect()
  const edge = box.getBoundingClientRect().bottom
  if (bottom > 0 && top < edge) window.scrollBy(0, top - edge)
}

/**
 * Announces the height of the notices that stay; the page below moves down by it, so that none lies over what it
 * speaks of.
 */
const useNoticeHeight = (all: RefObject<HTMLElement | null>, staying: RefObject<HTMLElement | null>): void => {
  const { notices } = useShop()
  useEffect(() => {
    const [box, pushing] = [all.current, staying.current]
    if (!box || !pushing) return
    const announceHeight = (pixels: number) => {
      notices.setHeight(pixels)
      document.documentElement.style.setProperty('--notification-height', `${pixels}px`)
    }
    const observer = new ResizeObserver(() => {
      announceHeight(pushing.offsetHeight)
      reveal(box)
    })
    observer.observe(box)
    return () => {
      observer.disconnect()
      announceHeight(0)
    }
  }, [all, staying, notices])
}

/** Fetched when idle, so that a notice can be drawn without a network. */
export const NoticeList = ({ notices }: { notices: readonly Notice[] }) => {
  const box = useRef<HTMLDivElement>(null)
  const staying = useRef<HTMLDivElement>(null)
  useNoticeHeight(box, staying)
  const draw = (notice: Notice) => <NoticeItem key={notice.id} notice={notice} />
  return (
    <div ref={box}>
      <div ref={staying}>{notices.filter((notice) => !isPassing(notice)).map(draw)}</div>
      {notices.filter(isPassing).map(draw)}
    </div>
  )
}
