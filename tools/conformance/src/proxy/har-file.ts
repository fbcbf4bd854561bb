import { closeSync, openSync, writeSync } from 'node:fs'
import { contractVersion } from '@soe/contracts/openapi'
import { createPseudonyms, maskExchange } from '../reports/mask-secrets'
import { harEntryOf } from '../traffic/har'
import type { PassedCall } from './create-proxy'

const head = JSON.stringify({
  log: { version: '1.2', creator: { name: 'soe-conform', version: contractVersion }, entries: [] },
}).slice(0, -']}}'.length)
const tail = '\n]}}\n'

/** A HAR file that is whole after each call, also when the process is killed; it holds no secret. */
export const createHarFile = (path: string, target: string) => {
  const file = openSync(path, 'w')
  const pseudonym = createPseudonyms()
  let end = 0
  let isEmpty = true
  const append = (text: string) => {
    // The tail is written in the same call, over the one before.
    writeSync(file, `${text}${tail}`, end)
    end += Buffer.byteLength(text)
  }
  append(head)
  return {
    add: ({ exchange, startedAt }: PassedCall) => {
      append(
        `${isEmpty ? '\n' : ',\n'}${JSON.stringify(harEntryOf(target, maskExchange(exchange, pseudonym), startedAt))}`,
      )
      isEmpty = false
    },
    close: () => closeSync(file),
  }
}
export type HarFile = ReturnType<typeof createHarFile>
