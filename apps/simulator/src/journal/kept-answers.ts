/** What a call was sent; its text and headers go first when memory is needed. */
export interface SentAnswer {
  readonly status: number
  /** Real time at which it was sent, in milliseconds since 1970. */
  readonly realAt: number
  /** Milliseconds from the request to the answer. */
  readonly duration: number
  /** Bytes of the body before any compression. */
  readonly size: number
  /** Undefined where it was no text, too large, or is gone. */
  text: string | undefined
  headers: Readonly<Record<string, unknown>> | undefined
}

export interface KeptAnswers {
  keep(answer: SentAnswer): void
  /** Gives up the answer of a call that is dropped. */
  release(answer: SentAnswer): void
  bytes(): number
}

/** Bytes that an answer takes besides its text. */
const plainAnswer = 600

const bytesOf = ({ text }: SentAnswer) => (text === undefined ? 0 : text.length + plainAnswer)

/** The answers of all worlds, bounded together: the oldest texts go first, whichever world they are of. */
export const createKeptAnswers = (maxBytes: number): KeptAnswers => {
  let kept: SentAnswer[] = []
  let first = 0
  let held = 0
  const release = (answer: SentAnswer) => {
    held -= bytesOf(answer)
    answer.text = undefined
    answer.headers = undefined
  }
  const forgetOldest = () => {
    while (held > maxBytes && first < kept.length) {
      const oldest = kept[first]
      if (oldest) release(oldest)
      first += 1
    }
    if (first * 2 <= kept.length) return
    kept = kept.slice(first)
    first = 0
  }
  return {
    keep: (answer) => {
      if (answer.text === undefined) return
      kept.push(answer)
      held += bytesOf(answer)
      forgetOldest()
    },
    release,
    bytes: () => held,
  }
}
