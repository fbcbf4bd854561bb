import type { ChatMessageView, ChatView, OfferedAccessory } from '@soe/contracts'
import { formatDate, ownTime, useShop, useTexts } from '@soe/shop-platform'
import { classNames, announce, Button } from '@soe/ui'
import { useEffect, useRef, useState } from 'react'
import { chatTexts } from '../chat-texts'
import { useChat } from '../conversation/use-chat'
import styles from './log.module.css'
import { useAuthor } from './use-author'
import { formatPrice } from '@soe/rules'
import { useAddAccessory } from '@soe/shop-basket'

interface OfferRowProps {
  offer: OfferedAccessory
  /** The agent holds the cart. */
  isPaused: boolean
}

/** What the agent offers to add; it goes through the queue of the cart, as every change does. */
const OfferRow = ({ offer: { skuId, name, price }, isPaused }: OfferRowProps) => {
  const texts = useTexts(chatTexts)
  const [isAdded, setAdded] = useState(false)
  const onAdded = () => {
    setAdded(true)
    announce(texts.addedNotice(name))
  }
  const { add, isAdding } = useAddAccessory({ onAdded })
  return (
    <div className={styles.offer}>
      <p>
        <strong>{name}</strong>
        <br />
        {formatPrice(price)}
      </p>
      <Button
        variant="ink"
        size="small"
        busy={isAdding}
        disabled={isPaused || isAdded}
        aria-label={isAdded ? texts.addedNotice(name) : texts.addItem(name)}
        onClick={() => add({ item: { id: skuId, qty: 1 } })}
      >
        {isAdded ? texts.added : texts.add}
      </Button>
    </div>
  )
}

const Message = ({ chat, message }: { chat: ChatView; message: ChatMessageView }) => {
  const { language } = useShop()
  const author = useAuthor(chat)(message.from)
  const isOwn = message.from === 'shopper'
  return (
    <div className={classNames(styles.message, isOwn && styles.own)}>
      <p className={styles.author}>
        <strong>{author}</strong> <span>{formatDate(message.at, language, ownTime)}</span>
      </p>
      <p className={styles.text}>{message.text}</p>
      {message.offer && <OfferRow offer={message.offer} isPaused={chat.cart?.isHeldByChat ?? false} />}
    </div>
  )
}

export const Log = ({ chat }: { chat: ChatView }) => {
  const texts = useTexts(chatTexts)
  const { isConnected } = useChat()
  const log = useRef<HTMLDivElement>(null)
  const latest = chat.messages.at(-1)?.id
  useEffect(() => {
    log.current?.scrollTo(0, log.current.scrollHeight)
  }, [latest, chat.status])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <div ref={log} className={styles.log} role="log" aria-label={texts.messages} tabIndex={0}>
      {chat.status === 'waiting' && <p className={styles.note}>{texts.queue}</p>}
      {chat.messages.map((message) => (
        <Message key={message.id} chat={chat} message={message} />
      ))}
      {chat.status === 'ended' && <p className={styles.note}>{texts.ended}</p>}
      {chat.status !== 'ended' && !isConnected && chat.messages.length > 0 && (
        <p className={styles.note}>{texts.disconnected}</p>
      )}
    </div>
  )
}
