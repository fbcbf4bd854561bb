import type { CatalogOperation } from '@soe/contracts'
import type { JournalEntry } from '@soe/simulator-client'
import { shellQuoted } from '../../format'

interface CurlOptions {
  origin: string
  world: string
  enterUrl: string
}

const pathOf = ({ paths }: CatalogOperation, audience: string) => paths[audience] ?? Object.values(paths)[0] ?? '/'

/** Two curl commands: one gets the persona's cookies, the other repeats the call. */
export const callAsCurl = (
  call: Pick<JournalEntry, 'audience' | 'channel' | 'request'>,
  operation: CatalogOperation,
  { origin, world, enterUrl }: CurlOptions,
): string => {
  const { body, query } = call.request
  const asked = new URLSearchParams((query ?? {}) as Record<string, string>).toString()
  const url = `${origin}${pathOf(operation, call.audience)}${asked === '' ? '' : `?${asked}`}`
  const sent = [
    `curl -s -b shopper.txt -X ${operation.method} ${shellQuoted(url)}`,
    `-H ${shellQuoted(`x-sim-world: ${world}`)} -H ${shellQuoted(`channelid: ${call.channel}`)}`,
    ...(operation.method === 'GET'
      ? []
      : [`-H 'content-type: application/json' -d ${shellQuoted(JSON.stringify(body ?? {}))}`]),
  ]
  return `curl -s -o /dev/null -c shopper.txt ${shellQuoted(enterUrl)}\n${sent.join(' \\\n  ')}\n`
}
