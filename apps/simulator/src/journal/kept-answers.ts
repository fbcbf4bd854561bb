import type { OperationKey } from '@soe/contracts'

/** A text that answers of one operation have in common: what is read again is mostly the same. */
interface SharedText {
  readonly operation: OperationKey
  readonly text: string
  /** How many answers hold it. */
  holders: number
}

/** What a call was sent; its text and headers go first when memory is needed. */
export interface SentAnswer {
  readonly status: number
  /** Real time at which it was sent, in milliseconds since 1970. */
  readonly realAt: number
  /** Milliseconds from the request to the answer. */
  readonly duration: number
  /** Bytes of the body that were sent, before any compression. */
  readonly size: number
  /** Undefined where it was no text, too large, or is gone. */
  text: string | undefined
  /** The text is base64 of bytes that are not text. */
  readonly isBase64?: true
  /** Makes of the whole text what was sent, where a rule broke it. */
  readonly breakText?: (text: string) => string
  shared?: SharedText | undefined
  headers: Readonly<Record<string, unknown>> | undefined
}

export interface KeptAnswers {
  keep(operation: OperationKey, answer: SentAnswer): void
  /** Gives up the answer of a call that is dropped. */
  release(answer: SentAnswer): void
  bytes(): number
}

/** Bytes that an answer takes besides its text. */
const plainAnswer = 600

/** Released answers that the list may hold before it is written anew. */
const spare = 1000

/** The answers of all worlds, bounded together: the oldest texts go first, whichever world they are of. */
export const createKeptAnswers = (maxBytes: number): KeptAnswers => {
  const latest = new Map<OperationKey, SharedText>()
  /** From the oldest on; some have been released since. */
  let kept: SentAnswer[] = []
  let first = 0
  let live = 0
  let held = 0
  const share = (operation: OperationKey, text: string): SharedText => {
    const found = latest.get(operation)
    if (found?.text === text) return found
    const made = { operation, text, holders: 0 }
    latest.set(operation, made)
    held += text.length
    return made
  }
  const leave = (shared: SharedText) => {
    shared.holders -= 1
    if (shared.holders > 0) return
    held -= shared.text.length
    if (latest.get(shared.operation) === shared) latest.delete(shared.operation)
  }
  const release = (answer: SentAnswer) => {
    const { shared } = answer
    if (!shared) return
    held -= plainAnswer
    live -= 1
    leave(shared)
    answer.shared = undefined
    answer.text = undefined
    answer.headers = undefined
  }
  const forgetOldest = () => {
    while (held > maxBytes && first < kept.length) {
      const oldest = kept[first]
      if (oldest) release(oldest)
      first += 1
    }
    if (kept.length <= 2 * live + spare) return
    kept = kept.slice(first).filter(({ shared }) => shared)
    first = 0
  }
  return {
    keep: (operation, answer) => {
      if (answer.text === undefined) return
      const shared = share(operation, answer.text)
      shared.holders += 1
      answer.shared = shared
      answer.text = shared.text
      held += plainAnswer
      live += 1
      kept.push(answer)
      forgetOldest()
    },
    release,
    bytes: () => held,
  }
}
