import { noticeTiming, useShop, useTexts, type Notice } from '@soe/shop-platform'
import { Button, Notification } from '@soe/ui'
import { Link } from 'wouter'
import { shellTexts } from './shell-texts'

const typeTexts = {
  error: 'noticeError',
  warning: 'noticeWarning',
  info: 'noticeInfo',
  success: 'noticeSuccess',
} as const

export const NoticeItem = ({ notice: { id, type, title, text, action, sticky } }: { notice: Notice }) => {
  const { notices } = useShop()
  const texts = useTexts(shellTexts)
  return (
    <Notification
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
  )
}
