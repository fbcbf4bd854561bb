import type { SessionState } from '@soe/world'

/** What may be echoed: nothing that could break a header or a log line. */
export const plainId = /^[\w.:-]{1,120}$/

/** The header `date` counts whole seconds, so most replies repeat the last text. */
const lastDate = { second: Number.NaN, text: '' }

export const httpDate = (now: number): string => {
  const second = Math.floor(now / 1000)
  if (second !== lastDate.second) Object.assign(lastDate, { second, text: new Date(now).toUTCString() })
  return lastDate.text
}

/** Headers that the shop reads of every reply. The date is the world's; calls of the wishlist repeat the number. */
export const setReplyHeaders = (
  reply: { header(name: string, value: string): unknown; readonly request?: { readonly method: string } },
  { accountNumber, mtn }: Pick<SessionState, 'accountNumber' | 'mtn'>,
  { requestId = '', decision, now }: { requestId?: string | undefined; decision: string; now: number },
) => {
  reply.header('date', httpDate(now))
  reply.header('x-sim-decision', decision)
  reply.header('e2erequestid', plainId.test(requestId) ? requestId : decision)
  // It differs by world, session and language, which a cache between knows nothing of.
  if (reply.request?.method === 'GET') reply.header('cache-control', 'private, no-cache')
  if (accountNumber !== undefined) reply.header('vzwaccountnumber', accountNumber)
  if (mtn !== undefined) reply.header('mobile', mtn)
}
