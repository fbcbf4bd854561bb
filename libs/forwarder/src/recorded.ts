import { decodeBytes } from './codings'

const base64 = /^(?:[\w+/-]{4})*(?:[\w+/-]{2}(?:==)?|[\w+/-]{3}=?)?$/

/** A body in an HTTP archive. */
export interface RecordedBody {
  readonly text: string
  readonly encoding?: string | undefined
}

/**
 * The bytes of a recorded body. Browsers say base64 of texts that are plain, and some recorders write the bytes as they
 * came, still in their content encoding.
 */
export const recordedBytes = ({ text, encoding }: RecordedBody, contentEncoding?: string): Buffer => {
  const packed = text.replaceAll(/\s/g, '')
  if (encoding?.toLowerCase() !== 'base64' || !base64.test(packed)) return Buffer.from(text)
  const bytes = Buffer.from(packed, 'base64')
  try {
    return decodeBytes(bytes, contentEncoding)
  } catch {
    return bytes
  }
}

/** Milliseconds of an instant that a recorder wrote, down to its microseconds; undefined where it wrote none. */
const recordedInstant = (text: string | undefined): number | undefined => {
  const milliseconds = Date.parse(text ?? '')
  const [, finer] = /[.,]\d{3}(\d+)/.exec(text ?? '') ?? []
  return Number.isNaN(milliseconds) ? undefined : milliseconds + Number(`0.${finer ?? 0}`)
}

/** Recorded entries as they began; one without an instant stays behind the one before it. */
export const inOrderOfInstants = <Entry>(
  entries: readonly Entry[],
  instantOf: (entry: Entry) => string | undefined,
): { readonly entry: Entry; readonly index: number; readonly begins: number }[] => {
  let latest = 0
  return entries
    .map((entry, index) => {
      latest = recordedInstant(instantOf(entry)) ?? latest
      return { entry, index, begins: latest }
    })
    .sort((left, right) => left.begins - right.begins)
}
