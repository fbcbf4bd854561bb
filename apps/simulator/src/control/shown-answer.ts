import type { ShownAnswer } from '@soe/contracts'
import { isJsonType } from '@soe/scenario'
import type { SentAnswer } from '../journal/kept-answers'
import { redact, type Redaction } from '@soe/contracts/redaction'

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

interface Parsed {
  readonly isJson: boolean
  readonly value: unknown
}

const parsed = (text: string): Parsed => {
  try {
    return { isJson: true, value: JSON.parse(text) as unknown }
  } catch {
    return { isJson: false, value: text }
  }
}

const textOf = (value: unknown, isJson: boolean): string => (isJson ? JSON.stringify(value) : String(value))

/** Secrets are hidden before a text is broken as it was for the wire: in what is left of it none can be found. */
const shownBody = (
  { text, isBase64, breakText, headers = {} }: SentAnswer,
  redaction: Redaction,
): Pick<ShownAnswer, 'body' | 'text' | 'base64'> => {
  if (text === undefined || text === '') return {}
  if (isBase64) return { base64: text }
  const { isJson, value } = parsed(text)
  const shown = redact(value, redaction)
  if (breakText) return { text: breakText(textOf(shown, isJson)) }
  return isJson && !isJsonType(String(headers['content-type'])) ? { text: textOf(shown, isJson) } : { body: shown }
}

/** What a call was sent, secrets redacted; without a body where that is gone or was none. */
export const shownAnswer = (answer: SentAnswer, redaction: Redaction): ShownAnswer => ({
  status: answer.status,
  ...(answer.headers && { headers: shownHeaders(answer.headers, redaction) }),
  ...shownBody(answer, redaction),
})

const hundredths = (milliseconds: number): number => Math.round(milliseconds * 100) / 100

/** When a call was answered in real time, how long that took, and how much was sent. */
export const timesOf = (answer: SentAnswer | undefined) =>
  answer && {
    realAt: new Date(answer.realAt).toISOString(),
    duration: hundredths(answer.duration),
    size: answer.size,
  }
