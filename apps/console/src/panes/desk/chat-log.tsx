import { Button, SelectField, TextAreaField, useNotify } from '@soe/ui'
import { useState, type ComponentProps } from 'react'
import { useCommand, useSkus } from '../../data'
import { timeOfDay } from '../../format'
import styles from './desk-pane.module.css'
import type { Chat } from './open-chats'

const longest = 1000

const authors = { shopper: 'Shopper', agent: 'You', assistant: 'Assistant' } as const

const Messages = ({ messages }: Chat) => (
  <ol className={styles.messages} aria-label="Messages">
    {messages.map(({ id, at, from, text, offeredSkuId }) => (
      <li key={id} data-from={from}>
        <span className={styles.under}>
          {authors[from]}, {timeOfDay(at)}
        </span>
        {text}
        {offeredSkuId && <code> offers {offeredSkuId}</code>}
      </li>
    ))}
  </ol>
)

const useAnswer = (world: string, chatId: string) => {
  const { mutate, isPending } = useCommand(world)
  const notify = useNotify()
  const [text, setText] = useState('')
  const [offeredSkuId, setOffered] = useState('')
  const send = () => {
    const words = text.trim()
    if (words === '' || isPending) return
    mutate(
      { answerChat: { chatId, text: words, ...(offeredSkuId && { offeredSkuId }) } },
      {
        onSuccess: () => {
          // The next message may be under way by then.
          setText((typed) => (typed.startsWith(text) ? typed.slice(text.length).trimStart() : typed))
          setOffered('')
        },
        onError: ({ message }) => notify(message, 'red'),
      },
    )
  }
  return { text, setText, offeredSkuId, setOffered, send, isPending }
}

const AnswerForm = ({ world, chat }: { world: string; chat: Chat }) => {
  const { data: skus = [] } = useSkus()
  const { text, setText, offeredSkuId, setOffered, send, isPending } = useAnswer(world, chat.id)
  const submit: NonNullable<ComponentProps<'form'>['onSubmit']> = (event) => {
    event.preventDefault()
    send()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextAreaField
        label="Answer as the agent"
        rows={2}
        maxLength={longest}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey) return
          event.preventDefault()
          send()
        }}
      />
      <SelectField label="Offer an accessory" value={offeredSkuId} onChange={(event) => setOffered(event.target.value)}>
        <option value="">None</option>
        {skus
          .filter(({ kind }) => kind === 'ACCESSORY')
          .map(({ skuId, name, variant }) => (
            <option key={skuId} value={skuId}>
              {name}, {variant}
            </option>
          ))}
      </SelectField>
      <Button type="submit" size="small" busy={isPending}>
        Send
      </Button>
    </form>
  )
}

interface ChatLogProps {
  world: string
  chat: Chat
  /** A hidden one keeps what was typed for its chat. */
  isShown: boolean
}

export const ChatLog = ({ world, chat, isShown }: ChatLogProps) => (
  <section className={styles.log} aria-label={`Chat ${chat.id}`} hidden={!isShown}>
    <Messages {...chat} />
    {chat.status === 'ended' ? (
      <p className={styles.under}>Ended by the {chat.endedBy}.</p>
    ) : (
      <AnswerForm world={world} chat={chat} />
    )}
  </section>
)
