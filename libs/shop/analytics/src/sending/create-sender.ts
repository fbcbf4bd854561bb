import { session } from '@soe/shop-platform'
import type { PageEvent } from '../events/page-event'

const { attempts, every } = session.keepAlive

interface SenderOptions {
  /** Whether the event has been taken; to throw is not to take it. */
  readonly deliver: (event: PageEvent) => boolean
  readonly wait: (milliseconds: number) => Promise<void>
  readonly onDropped: (event: PageEvent) => void
}

export interface Sender {
  send(event: PageEvent): void
}

/** Hands events on in their order; one that is not taken is tried 30 times, 750 ms apart, and then dropped. */
export const createSender = ({ deliver, wait, onDropped }: SenderOptions): Sender => {
  let sending: Promise<void> = Promise.resolve()
  const isTaken = (event: PageEvent): boolean => {
    try {
      return deliver(event)
    } catch {
      return false
    }
  }
  const attempt = async (event: PageEvent) => {
    for (let attempted = 1; ; attempted += 1) {
      if (isTaken(event)) return
      if (attempted === attempts) return onDropped(event)
      await wait(every)
    }
  }
  return {
    send: (event) => {
      sending = sending.then(() => attempt(event))
    },
  }
}
