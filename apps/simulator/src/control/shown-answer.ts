import type { ShownAnswer } from '@soe/contracts'
import type { SentAnswer } from '../journal/kept-answers'
import { redact, type Redaction } from '../journal/redact'

const cookieNames = (value: unknown): string =>
  [value]
    .flat()
    .map((cookie) => `${String(cookie).split('=', 1)[0]}=[redacted]`)
    .join(', ')

/** Headers as they went out; of cookies only the names, for their values sign a browser in. */
const shownHeaders = (headers: Readonly<Record<string, unknown>>, redaction: Redaction): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      name === 'set-cookie' ? cookieNames(value) : (redact(String(value), redaction) as string),
    ]),
  )

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** What a call was sent, secrets redacted; without a body where that is gone or was none. */
export const shownAnswer = ({ status, text, headers }: SentAnswer, redaction: Redaction): ShownAnswer => ({
  status,
  ...(headers && { headers: shownHeaders(headers, redaction) }),
  ...(text !== undefined && text !== '' && { body: redact(parsed(text), redaction) }),
})

const hundredths = (milliseconds: number): number => Math.round(milliseconds * 100) / 100

/** When a call was answered in real time, how long that took, and how much was sent. */
export const timesOf = (answer: SentAnswer | undefined) =>
  answer && {
    realAt: new Date(answer.realAt).toISOString(),
    duration: hundredths(answer.duration),
    size: answer.size,
  }
