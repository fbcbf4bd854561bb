import type { Drift } from '../drift'
import { answerDrifts } from './answer-drifts'
import { countDrifts } from './count-drifts'
import { furtherAccessoryDrifts } from './further-accessory-drifts'
import { furtherCartDrifts } from './further-cart-drifts'
import { furtherRequestDrifts } from './further-request-drifts'
import { furtherDrifts } from './further-drifts'
import { reportedSessionDrifts } from './session-drifts'
import { reportedStateDrifts } from './state-drifts'

/** Drifts of the small shop, of kinds that somebody has reported of a shop or an API of theirs. */
export const reportedDrifts: readonly Drift[] = [
  ...countDrifts,
  ...answerDrifts,
  ...reportedStateDrifts,
  ...reportedSessionDrifts,
  ...furtherAccessoryDrifts,
  ...furtherCartDrifts,
  ...furtherRequestDrifts,
  ...furtherDrifts,
]
