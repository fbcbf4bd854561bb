import type { WorldOverview, WorldState } from '@soe/simulator-client'
import { classNames, EmptyState, Split, Tag } from '@soe/ui'
import { useState } from 'react'
import { useWorldState } from '../../data'
import { ErrorNote, Loading } from '../../feedback'
import { timeOfDay } from '../../format'
import { ChatCart } from './chat-cart'
import { ChatLog } from './chat-log'
import styles from './desk-pane.module.css'
import { sortedChats, type Chat } from './open-chats'

const tones = { waiting: 'amber', open: 'green', ended: undefined } as const

const nameOf = ({ id, firstName }: Chat) => `${id} ${firstName || 'guest'}`

const ChatRow = ({ chat, isChosen, onChoose }: { chat: Chat; isChosen: boolean; onChoose: () => void }) => {
  const tone = tones[chat.status]
  return (
    <li>
      <button
        type="button"
        className={classNames(styles.row, isChosen && styles.chosen)}
        aria-current={isChosen || undefined}
        onClick={onChoose}
      >
        <span>{nameOf(chat)}</span>
        <Tag {...(tone && { tone })}>{chat.status}</Tag>
        <span className={styles.under}>
          {chat.way}, about {chat.topic}, {timeOfDay(chat.startedAt)}
        </span>
      </button>
    </li>
  )
}

const Ratings = ({ ratings }: Pick<WorldState, 'ratings'>) => {
  if (ratings.length === 0) return null
  return (
    <section className={styles.ratings} aria-label="Ratings of orders">
      <h3>Ratings</h3>
      <ul>
        {ratings.map(({ id, score, comment }) => (
          <li key={id}>
            {id}: {score} of 5. {comment}
          </li>
        ))}
      </ul>
    </section>
  )
}

const ChatFacts = ({ chat: { trigger } }: { chat: Chat }) => (
  <section className={styles.facts} aria-label="How chat was offered">
    <h3>Trigger</h3>
    <dl>
      {Object.entries(trigger).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  </section>
)

const Desk = ({ world, state }: { world: WorldOverview; state: WorldState }) => {
  const [chosenId, choose] = useState<string>()
  const chats = sortedChats(state.chats)
  const chat = chats.find(({ id }) => id === chosenId) ?? chats[0]
  // A chat once shown stays, whichever comes first later.
  if (chat && chat.id !== chosenId) choose(chat.id)
  if (!chat) {
    return (
      <EmptyState title="No chats yet">
        A shopper who starts a chat in this world shows up here, and you answer as the agent.
        <Ratings ratings={state.ratings} />
      </EmptyState>
    )
  }
  const side = (
    <>
      <ChatCart key={chat.id} world={world} state={state} chat={chat} />
      <ChatFacts chat={chat} />
    </>
  )
  return (
    <Split sideLabel="The shopper's cart and how chat was offered" sideWidth={420} side={side}>
      <div className={styles.desk}>
        <nav className={styles.list} aria-label="Chats">
          <ul>
            {chats.map((each) => (
              <ChatRow key={each.id} chat={each} isChosen={each === chat} onChoose={() => choose(each.id)} />
            ))}
          </ul>
          <Ratings ratings={state.ratings} />
        </nav>
        {chats.map((each) => (
          <ChatLog key={each.id} world={world.id} chat={each} isShown={each === chat} />
        ))}
      </div>
    </Split>
  )
}

export const DeskPane = ({ world }: { world: WorldOverview }) => {
  const { data, error, refetch } = useWorldState(world.id)
  if (data) return <Desk world={world} state={data} />
  if (!error) return <Loading label="Reading the chats" rows={6} />
  return <ErrorNote error={error} onRetry={() => void refetch()} />
}
