import { readWords } from '@soe/rules'
import { useTexts } from '@soe/shop-platform'
import { IconButton, SendIcon } from '@soe/ui'
import { useId, useState, type KeyboardEvent } from 'react'
import { chatTexts } from '../chat-texts'
import { useChatStore } from '../conversation/use-chat'
import styles from './message-form.module.css'

const longest = 1000

/** One message at a time; words that did not go out stay in the field. */
const useMessage = () => {
  const store = useChatStore()
  const [text, setText] = useState('')
  const [isSending, setSending] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const send = async () => {
    const words = readWords(text)
    if (words === '' || isSending) return
    setSending(true)
    const isSent = await store.write(words)
    setSending(false)
    setFailed(!isSent)
    // The next message may be under way by then.
    if (isSent) setText((typed) => (typed.startsWith(text) ? typed.slice(text.length).trimStart() : typed))
  }
  return { text, setText, isSending, hasFailed, send }
}

export const MessageForm = ({ agent }: { agent: string }) => {
  const texts = useTexts(chatTexts)
  const [id, errorId] = [useId(), useId()]
  const { text, setText, isSending, hasFailed, send } = useMessage()
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <label htmlFor={id} className={styles.label}>
        {texts.write(agent)}
      </label>
      {hasFailed && (
        <p id={errorId} role="alert" className={styles.error}>
          {texts.notSent}
        </p>
      )}
      <div className={styles.field}>
        <textarea
          id={id}
          rows={1}
          maxLength={longest}
          value={text}
          aria-describedby={hasFailed ? errorId : undefined}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={sendOnEnter}
        />
        <IconButton type="submit" label={texts.send} aria-disabled={isSending || undefined}>
          <SendIcon />
        </IconButton>
      </div>
    </form>
  )
}
