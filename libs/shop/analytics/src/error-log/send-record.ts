import { jsNotify } from '@soe/contracts/routes'
import type { Shop } from '@soe/shop-platform'
import type { LogRecord } from './log-record'

/** Sends a record at once, so that it outlives a page that is left meanwhile; nobody reads the answer. */
export const sendRecord = ({ environment, identity, client }: Shop, record: LogRecord): Promise<unknown> =>
  environment.fetch(jsNotify.paths[identity.get().audience], {
    method: jsNotify.method,
    credentials: 'same-origin',
    keepalive: true,
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...client.loaded()?.headersOf(jsNotify),
    },
    body: JSON.stringify(record),
  })
