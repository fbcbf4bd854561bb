import { noticeTiming, useShop, useTexts, type Notice, type NoticeAction, defineTexts } from '@soe/shop-platform'
import { Button, Notification } from '@soe/ui'
import { Link } from 'wouter'
import { shellTexts } from './shell-texts'

const Action = ({ id, action }: { id: number; action: NoticeAction }) => {
  const { notices } = useShop()
  if ('href' in action)
    return (
      <Link href={action.href} asChild>
        <Button variant="outline" size="small" href="">
          {action.label}
        </Button>
      </Link>
    )
  const press = () => {
    notices.hide(id)
    action.onPress()
  }
  return (
    <Button variant="outline" size="small" onClick={press}>
      {action.label}
    </Button>
  )
}

const noticeTexts = defineTexts(
  {
    error: 'Error:',
    warning: 'Warning:',
    info: 'Notice:',
    success: 'Done:',
    noMessage: 'NO MESSAGE SENT',
  },
  {
    error: 'Error:',
    warning: 'Advertencia:',
    info: 'Aviso:',
    success: 'Listo:',
    noMessage: 'NO SE ENVIÓ NINGÚN MENSAJE',
  },
)

/** What stays until it is answered takes focus, unless something is being typed; what goes by itself does not. */
export const NoticeItem = ({ notice }: { notice: Notice }) => {
  const { id, type, title, text, action, otherAction, sticky, quiet } = notice
  const answers = [action, otherAction].filter((answer) => answer !== undefined)
  const { notices } = useShop()
  const texts = useTexts(noticeTexts)
  const { close } = useTexts(shellTexts)
  const focusDelay = sticky && !quiet ? { focusDelayMs: noticeTiming.focusDelay } : {}
  return (
    <Notification
      type={type}
      typeLabel={texts[type]}
      closeLabel={close}
      onClose={() => notices.hide(id)}
      autoDismissMs={sticky ? null : noticeTiming.autoDismiss}
      closeDelayMs={noticeTiming.closeDelay}
      {...focusDelay}
      actions={answers.length > 0 && answers.map((answer) => <Action key={answer.label} id={id} action={answer} />)}
    >
      {title !== undefined && <strong>{title} </strong>}
      {text || texts.noMessage}
    </Notification>
  )
}
