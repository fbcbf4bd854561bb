import { maskNumber } from '@soe/rules'
import type { SessionState } from '@soe/world'
import type { FastifyReply } from 'fastify'

/** What may be echoed: nothing that could break a header or a log line. */
const plainId = /^[\w.:-]{1,120}$/

/** Headers that the shop reads of every reply. The customer's own number goes masked, as everywhere. */
export const setReplyHeaders = (
  reply: FastifyReply,
  { accountNumber, mtn }: Pick<SessionState, 'accountNumber' | 'mtn'>,
  { requestId = '', decision }: { requestId?: string | undefined; decision: string },
) => {
  reply.header('x-sim-decision', decision)
  reply.header('e2erequestid', plainId.test(requestId) ? requestId : decision)
  if (accountNumber !== undefined) reply.header('vzwaccountnumber', accountNumber)
  if (mtn !== undefined) reply.header('mobile', maskNumber(mtn))
}
