import { useShop, useTexts, type Notice } from '@soe/shop-platform'
import { Notification } from '@soe/ui'
import { useRef } from 'react'
import { NoticeItem } from './notice-item'
import { shellTexts } from './shell-texts'
import { useNoticeHeight } from './use-notice-height'

const ProactiveBanner = ({ text }: { text: string }) => {
  const texts = useTexts(shellTexts)
  const { notices } = useShop()
  return (
    <Notification
      type="info"
      typeLabel={texts.noticeInfo}
      closeLabel={texts.close}
      onClose={() => notices.hideBanner()}
      autoDismissMs={null}
    >
      {text}
    </Notification>
  )
}

/** Fetched when idle, so that a notice can be drawn without a network. */
export const NoticeList = ({ notices, banner }: { notices: readonly Notice[]; banner: string | undefined }) => {
  const box = useRef<HTMLDivElement>(null)
  useNoticeHeight(box)
  return (
    <div ref={box}>
      {banner !== undefined && <ProactiveBanner key={banner} text={banner} />}
      {notices.map((notice) => (
        <NoticeItem key={notice.id} notice={notice} />
      ))}
    </div>
  )
}
