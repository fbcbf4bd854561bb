import type { Notice } from '@soe/shop-platform'
import { useRef } from 'react'
import { NoticeItem } from './notice-item'
import { useNoticeHeight } from './use-notice-height'

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
