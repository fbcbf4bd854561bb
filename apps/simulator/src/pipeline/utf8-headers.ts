import { isUtf8 } from 'node:buffer'
import type { CallFacts } from '@soe/scenario'

const bytesBeyondAscii = /[\u0080-\u00ff]/

const readValue = (value: string): string => {
  if (!bytesBeyondAscii.test(value)) return value
  const bytes = Buffer.from(value, 'latin1')
  return isUtf8(bytes) ? bytes.toString() : value
}

/** Headers as people wrote them: Node reads each byte as a letter, and clients send other letters in UTF-8. */
export const utf8Headers = (headers: CallFacts['headers']): CallFacts['headers'] =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      typeof value === 'string' ? readValue(value) : value?.map(readValue),
    ]),
  )
