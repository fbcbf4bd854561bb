import type { CallEffect } from '@soe/contracts'
import { type Reply } from '@soe/scenario'
import { causeOf } from '../journal/cause-of'
import type { RecordedCall } from '../journal/recorded-call'
import { offContractCode } from '../pipeline/reply'

type Ending = Pick<RecordedCall, 'verdict' | 'status' | 'error' | 'ownError' | 'isRefused' | 'isRepeat'>

/** Whether the reply changes a good answer, and gives none of its own. */
const changesOnly = ({ patch, emptyProcessStep, goToUrl }: Reply): boolean =>
  patch !== undefined || emptyProcessStep === true || goToUrl !== undefined

const scriptedEffect = ({ verdict, status, error, ownError }: Ending): CallEffect => {
  const reply = verdict?.reply
  const keepsOwnError = reply !== undefined && changesOnly(reply) && error !== offContractCode
  if (keepsOwnError && error !== undefined) return 'failed'
  if (!verdict?.commit) return 'not-done'
  if (ownError !== undefined) return 'failed'
  return status === 0 || reply ? 'done-unseen' : 'done'
}

/** Whether what the call asked for was done, and if not, why. */
export const effectOf = (call: Ending): CallEffect => {
  switch (causeOf(call)) {
    case 'refused':
    case 'failNext':
      return 'not-run'
    case 'repeat':
      return 'repeated'
    case 'world':
      return call.error === undefined ? 'done' : 'failed'
    case 'scenario':
      return scriptedEffect(call)
  }
}
