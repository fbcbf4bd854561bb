import type { ChatView } from '@soe/contracts'
import { useIdentity, useTexts } from '@soe/shop-platform'
import { Button, CloseIcon, IconButton, KiloFlag, LockIcon, MinusIcon } from '@soe/ui'
import { useId, useState } from 'react'
import { chatTexts } from '../chat-texts'
import { useChatStore } from '../conversation/use-chat'
import { Log } from '../messages/log'
import { MessageForm } from '../messages/message-form'
import styles from './chat-window.module.css'
import { EndChat } from './end-chat'
import { useSwitchKey } from './use-switch-key'

const useTitle = ({ agent, way }: ChatView): string => {
  const texts = useTexts(chatTexts)
  if (agent) return texts.titleAgent(agent)
  return way === 'assistant' ? texts.titleAssistant : texts.titleWaiting
}

const CartStrip = ({ chat: { agent, cart } }: { chat: ChatView }) => {
  const texts = useTexts(chatTexts)
  const { cartCount } = useIdentity()
  if (cartCount === 0) return null
  return (
    <div className={styles.cart}>
      <strong>{texts.cartItems(cartCount)}</strong>
      <p>
        <LockIcon size={16} /> <span>{cart?.isHeldByChat ? texts.heldCart(agent) : texts.seesCart(agent)}</span>
      </p>
    </div>
  )
}

const Ended = () => {
  const texts = useTexts(chatTexts)
  const store = useChatStore()
  return (
    <div className={styles.ended}>
      <Button variant="outline" size="small" wide onClick={() => store.show('closed')}>
        {texts.close}
      </Button>
    </div>
  )
}

const ToPerson = ({ chat, onAsk }: { chat: ChatView; onAsk: () => void }) => {
  const texts = useTexts(chatTexts)
  if (chat.way !== 'assistant' || chat.status === 'ended') return null
  return (
    <div className={styles.ways}>
      <Button variant="outline" size="small" onClick={onAsk}>
        {texts.toPerson}
      </Button>
    </div>
  )
}

/** The chat beside the page, which stays usable: F6 goes back and forth. */
export const ChatWindow = ({ chat, onAskPerson }: { chat: ChatView; onAskPerson: () => void }) => {
  const texts = useTexts(chatTexts)
  const store = useChatStore()
  const titleId = useId()
  const [isEnding, setEnding] = useState(false)
  const title = useTitle(chat)
  const frame = useSwitchKey()
  const leave = () => (chat.status === 'ended' ? store.show('closed') : setEnding(true))
  return (
    <section ref={frame} className={styles.window} aria-labelledby={titleId}>
      <header className={styles.head}>
        <KiloFlag pole width={28} />
        <div className={styles.names}>
          <h2 id={titleId}>{title}</h2>
          <p>{texts.answersSoon}</p>
        </div>
        <IconButton label={texts.minimise} onClick={() => store.show('minimised')}>
          <MinusIcon />
        </IconButton>
        <IconButton label={texts.end} onClick={leave}>
          <CloseIcon />
        </IconButton>
      </header>
      <CartStrip chat={chat} />
      <Log chat={chat} />
      <ToPerson chat={chat} onAsk={onAskPerson} />
      {chat.status === 'ended' ? <Ended /> : <MessageForm agent={chat.agent} />}
      {isEnding && <EndChat onKeep={() => setEnding(false)} />}
    </section>
  )
}
