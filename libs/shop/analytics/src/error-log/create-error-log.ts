import type { LogRecord } from './log-record'

/** The most records that wait; what comes on top of them is lost. */
const mostWaiting = 20

interface ErrorLogOptions {
  /** One call a record; a rejection loses it. */
  readonly send: (record: LogRecord) => Promise<unknown>
  /** Sends while the page is left. */
  readonly sendLeaving: (record: LogRecord) => void
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
export const createErrorLog = ({ send, sendLeaving, whenIdle, isOnline }: ErrorLogOptions): ErrorLog => {
  const waiting: LogRecord[] = []
  let isSending = false
  const drain = async () => {
    while (isOnline()) {
      const record = waiting.shift()
      if (!record) break
      await send(record).catch(() => undefined)
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
      for (const record of waiting.splice(0)) sendLeaving(record)
    },
  }
}
