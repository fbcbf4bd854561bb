import type { Cause } from '@soe/contracts'
import type { RecordedCall } from './recorded-call'

/** What made the answer of a call. */
export const causeOf = ({
  isRefused,
  verdict,
  isRepeat,
}: Pick<RecordedCall, 'isRefused' | 'verdict' | 'isRepeat'>): Cause => {
  if (isRefused) return 'refused'
  if (verdict?.failure) return 'failNext'
  if (verdict?.acting) return 'scenario'
  return isRepeat ? 'repeat' : 'world'
}
