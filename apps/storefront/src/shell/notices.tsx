import { noticeTiming, useNotices, useShop, useTexts } from '@soe/shop-platform'
import { Button, Notification, NotificationRegion } from '@soe/shop-ui'
import { Link } from 'wouter'
import { shellTexts } from './shell-texts'

const typeTexts = {
  error: 'noticeError',
  warning: 'noticeWarning',
  info: 'noticeInfo',
  success: 'noticeSuccess',
} as const

/** The notices below the header. */
export const Notices = () => {
  const { notices } = useShop()
  const texts = useTexts(shellTexts)
  return (
    <NotificationRegion label={texts.notices}>
      {useNotices().map(({ id, type, title, text, action, sticky }) => (
        <Notification
          key={id}
          type={type}
          typeLabel={texts[typeTexts[type]]}
          closeLabel={texts.close}
          onClose={() => notices.hide(id)}
          autoDismissMs={sticky ? null : noticeTiming.autoDismiss}
          closeDelayMs={noticeTiming.closeDelay}
          actions={
            action && (
              <Link href={action.href} asChild>
                <Button variant="outline" size="small" href="">
                  {action.label}
                </Button>
              </Link>
            )
          }
        >
          {title !== undefined && <strong>{title} </strong>}
          {text}
        </Notification>
      ))}
    </NotificationRegion>
  )
}
