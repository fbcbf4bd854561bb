import styles from './desk-pane.module.css'
import type { Chat } from './open-chats'

/** Why and how the chat was offered, field by field. */
export const ChatFacts = ({ chat: { trigger } }: { chat: Chat }) => (
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
