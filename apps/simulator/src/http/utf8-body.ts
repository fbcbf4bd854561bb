import { isUtf8 } from 'node:buffer'
import { RefusalFault } from '@soe/world'

/** The text of a body; in another encoding its letters would be lost. */
export const utf8Body = (bytes: Buffer): string => {
  if (!isUtf8(bytes)) throw new RefusalFault('INVALID_REQUEST', 'The body is not valid UTF-8.')
  return bytes.toString()
}
