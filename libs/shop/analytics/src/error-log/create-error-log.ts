import type { LogRecord } from './log-record'

/** The most records that wait; what comes on top of them is lost. */
const mostWaiting = 20

interface ErrorLogOptions {
  /** Fetches what gives a record its headers; records wait for it, but not once the page is left. */
  readonly prepare: () => Promise<unknown>
  /** One call a record, which outlives the page; a rejection loses it. */
  readonly send: (record: LogRecord) => Promise<unknown>
  readonly whenIdle: (callback: () => void) => void
  readonly isOnline: () => boolean
}

export interface ErrorLog {
  add(record: LogRecord): void
  /** Sends what waits, one after the other. */
  flush(): void
  /** Sends what waits before the page has gone. */
  leave(): void
}

/** Log records wait until the browser is idle; nothing waits for them. */
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
