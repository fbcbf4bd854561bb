import { optionalPart, useNotices, useShop, useTexts, type Notice } from '@soe/shop-platform'
import { NotificationRegion } from '@soe/ui'
import { shellTexts } from './shell-texts'
import styles from './shell.module.css'

/** The words alone, for as long as the code of the notices is missing. */
const PlainNotices = ({ notices }: { notices: readonly Notice[] }) => {
  const texts = useTexts(shellTexts)
  const store = useShop().notices
  return notices.map(({ id, title, text }) => (
    <p key={id} role="alert" className={styles.plain}>
      {title} {text} <button onClick={() => store.hide(id)}>{texts.close}</button>
    </p>
  ))
}

export const NoticeList = optionalPart(
  () => import('../idle/idle.moment').then((module) => module.NoticeList),
  'now',
  PlainNotices,
)

/** The notices below the header. */
export const Notices = () => {
  const texts = useTexts(shellTexts)
  const notices = useNotices()
  return (
    <NotificationRegion label={texts.notices}>
      {notices.length > 0 && <NoticeList notices={notices} />}
    </NotificationRegion>
  )
}
