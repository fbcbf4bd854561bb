import { noticeTiming, useShop, useTexts, type Notice } from '@soe/shop-platform'
import { Button, Notification } from '@soe/ui'
import { Link } from 'wouter'
import { noticeTexts } from './notice-texts'
import { shellTexts } from './shell-texts'

export const NoticeItem = ({ notice: { id, type, title, text, action, sticky } }: { notice: Notice }) => {
  const { notices } = useShop()
  const texts = useTexts(noticeTexts)
  const { close } = useTexts(shellTexts)
  return (
    <Notification
      type={type}
      typeLabel={texts[type]}
      closeLabel={close}
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
