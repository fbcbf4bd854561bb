import { isUtf8 } from 'node:buffer'
import { isJsonType } from '@soe/scenario'
import type { JournalEntry } from '@soe/simulator-client'
import type { RecordedResponse } from './recorded-entry'

type ShownAnswer = NonNullable<JournalEntry['answer']>

const stringOrNumber = /"(?:[^"\\]|\\.?)*(?:"|$)|-?\d[\d.eE+-]*/g

/** Whether every number of a JSON text is written again as it stands. */
const keepsDigits = (text: string): boolean =>
  (text.match(stringOrNumber) ?? []).every((token) => token.startsWith('"') || String(Number(token)) === token)

const parsed = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/** Recorders that name no type leave it to the text: JSON, or a page. */
const contentOf = (body: Buffer, mimeType: string): Pick<ShownAnswer, 'body' | 'text' | 'base64'> => {
  if (!isUtf8(body)) return { base64: body.toString('base64') }
  const text = body.toString()
  const json = mimeType === '' || isJsonType(mimeType) ? parsed(text) : undefined
  if (json) return keepsDigits(text) ? { body: json.value } : { text }
  return isJsonType(mimeType) ? { text } : { body: text }
}

const typeOf = (body: Buffer | undefined, mimeType: string): string => {
  if (mimeType !== '' || body === undefined || body.length === 0) return mimeType
  return body.toString().trimStart().startsWith('<') ? 'text/html' : 'application/json'
}

/** The answer of an entry, as a journal shows it. */
export const shownAnswer = ({ status, headers, mimeType, body }: RecordedResponse): ShownAnswer => {
  const type = typeOf(body, mimeType)
  return {
    status,
    headers: { ...headers, ...(type !== '' && { 'content-type': type }) },
    ...(body && contentOf(body, type)),
  }
}
