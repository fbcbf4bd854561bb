import { isUtf8 } from 'node:buffer'
import type { IncomingHttpHeaders } from 'node:http'

const bytesBeyondAscii = /[\u0080-\u00ff]/

const readValue = (value: string): string => {
  if (!bytesBeyondAscii.test(value)) return value
  const bytes = Buffer.from(value, 'latin1')
  return isUtf8(bytes) ? bytes.toString() : value
}

/** Headers as people wrote them: Node reads each byte as a letter, and clients send other letters in UTF-8. */
export const utf8Headers = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(readValue) : value === undefined ? value : readValue(value),
    ]),
  )
