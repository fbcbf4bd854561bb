import { prepared, useNotices, useTexts } from '@soe/shop-platform'
import { NotificationRegion } from '@soe/ui'
import { Suspense } from 'react'
import { shellTexts } from './shell-texts'

export const noticeItem = prepared(async () => (await import('./notice-item')).NoticeItem)

/** The notices below the header; their code is fetched with the first. */
export const Notices = () => {
  const texts = useTexts(shellTexts)
  return (
    <NotificationRegion label={texts.notices}>
      {useNotices().map((notice) => (
        <Suspense key={notice.id}>
          <noticeItem.Component notice={notice} />
        </Suspense>
      ))}
    </NotificationRegion>
  )
}
