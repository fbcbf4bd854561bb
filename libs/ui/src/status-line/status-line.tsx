import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react'
import styles from './status-line.module.css'

type Tone = 'plain' | 'red'
type Notify = (text: string, tone?: Tone) => void

interface Message {
  text: string
  tone: Tone
}

const NotifyContext = createContext<Notify>(() => undefined)
const MessageContext = createContext<Message | undefined>(undefined)

const SHOWN_MS = 6000

/** Holds the latest message for the `StatusLine`, for six seconds. */
export function NotifyProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<Message>()
  const notify = useCallback<Notify>((text, tone = 'plain') => setMessage({ text, tone }), [])
  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => setMessage(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [message])
  return (
    <NotifyContext value={notify}>
      <MessageContext value={message}>{children}</MessageContext>
    </NotifyContext>
  )
}

export const useNotify = () => use(NotifyContext)

export function StatusLine() {
  const message = use(MessageContext)
  return (
    <output className={styles.status} data-tone={message?.tone}>
      {message?.text}
    </output>
  )
}
