import { isRetryStatus, retryDelay, shouldRetry } from '@soe/rules'
import * as delays from '../delays'
import type { Environment } from '../environment'

export interface Answer {
  /** 0 without an answer. */
  readonly status: number
  readonly body: unknown
  readonly headers: Headers
  readonly thrown?: string
  readonly isRetryCancelled?: boolean
}

/** Milliseconds that an attempt may take; the live-person check has its own. */
const timeout = 30_000

const noAnswer = (thrown: string, more: Pick<Answer, 'isRetryCancelled'> = {}): Answer => ({
  status: 0,
  body: undefined,
  headers: new Headers(),
  thrown,
  ...more,
})

/** A proxy may answer with a page of its own, which is not an answer of the carrier. */
const isJson = ({ headers }: Response): boolean => /[/+]json\b/.test(headers.get('content-type') ?? '')

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Throws where an answer was garbled or replaced on its way: like one that broke off, it is lost, and asked for again. */
const parseBody = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  const body = isJson(response) ? parseJson(text) : undefined
  if (body === undefined && text !== '' && response.ok) throw new SyntaxError('not JSON')
  return body
}

export interface CallAttempts {
  /** A retry repeats the request id, so that a change whose answer was lost happens once. */
  run(url: string, init: RequestInit, countRetries: () => Promise<number>): Promise<Answer>
  /** Cancels the attempts under way, so that each is made anew: what was sent before the network went is lost. */
  restart(): void
}

/** Why an attempt has no answer. A call that its caller has cancelled is never shown. */
const whyNoAnswer = (caller: AbortSignal | null | undefined, restarted: AbortSignal, timedOut: AbortSignal): Answer => {
  if (caller?.aborted) return noAnswer('Request aborted')
  if (restarted.aborted) return noAnswer('Request cancelled', { isRetryCancelled: true })
  return noAnswer(timedOut.aborted ? `timeout of ${timeout}ms exceeded` : 'Network Error')
}

const isRetryable = ({ signal }: RequestInit, { status }: Answer): boolean => !signal?.aborted && isRetryStatus(status)

export const createAttempts = (environment: Pick<Environment, 'fetch' | 'timeout' | 'wait'>): CallAttempts => {
  let restarting = new AbortController()
  /** Set by a restart for a moment: a network that comes and goes does not cancel what has just been made anew. */
  let retryFlag = false

  const attempt = async (url: string, init: RequestInit): Promise<Answer> => {
    const timedOut = environment.timeout(timeout)
    const restarted = restarting.signal
    const signal = AbortSignal.any([timedOut, restarted, ...(init.signal ? [init.signal] : [])])
    try {
      const response = await environment.fetch(url, { ...init, signal })
      return { status: response.status, body: await parseBody(response), headers: response.headers }
    } catch {
      return whyNoAnswer(init.signal, restarted, timedOut)
    }
  }

  return {
    run: async (url, init, countRetries) => {
      for (let retriesDone = 0; ; retriesDone += 1) {
        const answer = await attempt(url, init)
        if (!isRetryable(init, answer)) return answer
        // Whatever can't be learned about retries, one is made.
        const count = await countRetries().catch(() => undefined)
        if (!shouldRetry(answer.status, retriesDone, count)) return answer
        await environment.wait(retryDelay(retriesDone))
      }
    },
    restart: () => {
      if (retryFlag) return
      retryFlag = true
      restarting.abort()
      restarting = new AbortController()
      void environment.wait(delays.retryFlagCleared).then(() => {
        retryFlag = false
      })
    },
  }
}
