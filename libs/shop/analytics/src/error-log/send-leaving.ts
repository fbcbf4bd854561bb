import { jsNotify } from '@soe/contracts/routes'
import type { Shop } from '@soe/shop-platform'
import type { LogRecord } from './log-record'

/** Sends a record that outlives the page; nobody reads the answer. */
export const sendLeaving = ({ environment, identity, client }: Shop, record: LogRecord) => {
  const headers = { 'content-type': 'application/json', ...client.loaded()?.headersOf(jsNotify) }
  void environment
    .fetch(jsNotify.paths[identity.get().audience], {
      method: jsNotify.method,
      credentials: 'same-origin',
      keepalive: true,
      headers,
      body: JSON.stringify(record),
    })
    .catch(() => undefined)
}
