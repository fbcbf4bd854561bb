import { isUtf8 } from 'node:buffer'
import type { CallFacts } from '@soe/scenario'

/** Bytes, of which some are beyond ASCII: what was percent-encoded may hold other letters already. */
const bytesBeyondAscii = /^[\0-\u00ff]*[\u0080-\u00ff][\0-\u00ff]*$/

const readValue = <Value extends CallFacts['headers'][string]>(value: Value): Value => {
  if (typeof value !== 'string') return (value?.map(readValue) ?? value) as Value
  if (!bytesBeyondAscii.test(value)) return value
  const bytes = Buffer.from(value, 'latin1')
  return isUtf8(bytes) ? (bytes.toString() as Value) : value
}

/** Headers or cookies as people wrote them: Node reads each byte as a letter, and clients send other letters in UTF-8. */
export const utf8Values = <Value extends CallFacts['headers'][string]>(
  values: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, readValue(value)]))
