import type { ChatView } from '@soe/contracts'
import { useTexts } from '@soe/shop-platform'
import { announce, ChatIcon, CloseIcon, IconButton } from '@soe/ui'
import { useEffect, useState } from 'react'
import { chatTexts } from '../chat-texts'
import { useChat, useChatStore } from '../conversation/use-chat'
import { useAuthor } from '../messages/use-author'
import styles from './chat-bar.module.css'
import { EndChat } from './end-chat'

const useUnseen = (chat: ChatView) => {
  const { seen } = useChat()
  return chat.messages.filter(({ id, from }) => id > seen && from !== 'shopper')
}

export const ChatBar = ({ chat }: { chat: ChatView }) => {
  const texts = useTexts(chatTexts)
  const store = useChatStore()
  const author = useAuthor(chat)
  const [isEnding, setEnding] = useState(false)
  const unseen = useUnseen(chat)
  const last = chat.messages.at(-1)
  const newest = unseen.at(-1)
  useEffect(() => {
    if (newest) announce(texts.agentWrote(author(newest.from), newest.text))
    // oxlint-disable-next-line react/exhaustive-deps -- each new message is said once
  }, [newest?.id])
  const leave = () => (chat.status === 'ended' ? store.show('closed') : setEnding(true))
  return (
    <section className={styles.bar} aria-label={texts.window}>
      <button type="button" className={styles.open} onClick={() => store.show('open')}>
        <ChatIcon />
        <span className={styles.author}>{last ? author(last.from) : texts.open}</span>
        <span className={styles.text}>{chat.status === 'ended' ? texts.ended : (last?.text ?? texts.queue)}</span>
        {unseen.length > 0 && <span className={styles.count}>{texts.newMessages(unseen.length)}</span>}
      </button>
      <IconButton label={texts.end} onClick={leave}>
        <CloseIcon />
      </IconButton>
      {isEnding && <EndChat onKeep={() => setEnding(false)} />}
    </section>
  )
}
