import type { LogRecord } from './log-record'

/** The most records that wait; what comes on top of them is lost. */
const mostWaiting = 20

interface ErrorLogOptions {
  /** Fetches what gives a record its headers; records wait for it, but not once the page is left. */
  readonly prepare: () => Promise<unknown>
  readonly send: (record: LogRecord) => Promise<unknown>
  readonly whenIdle: (callback: () => void) => void
  readonly isOnline: () => boolean
}

export interface ErrorLog {
  add(record: LogRecord): void
  flush(): void
  leave(): void
}

export const createErrorLog = ({ prepare, send, whenIdle, isOnline }: ErrorLogOptions): ErrorLog => {
  const waiting: LogRecord[] = []
  let isSending = false
  const sendOrLose = (record: LogRecord) => send(record).catch(() => undefined)
  const drain = async () => {
    await prepare().catch(() => undefined)
    while (isOnline()) {
      const record = waiting.shift()
      if (!record) break
      await sendOrLose(record)
    }
    isSending = false
  }
  const flush = () => {
    if (isSending || waiting.length === 0 || !isOnline()) return
    isSending = true
    whenIdle(() => void drain())
  }
  return {
    add: (record) => {
      if (waiting.length < mostWaiting) waiting.push(record)
      flush()
    },
    flush,
    leave: () => {
      for (const record of waiting.splice(0)) void sendOrLose(record)
    },
  }
}
