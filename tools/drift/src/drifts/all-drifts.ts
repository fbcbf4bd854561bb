import type { Drift } from '../drift'
import { made } from '../fault-table'
import rows from './drifts.json'
import { identityDrifts } from './identity-drifts'
import { replyDrifts } from './reply-drifts'
import { shapeDrifts } from './shape-drifts'
import { raceDrifts, stateDrifts } from './state-drifts'
import { validationDrifts } from './validation-drifts'

/** Every seeded drift. */
export const drifts = made(rows as readonly Drift[], {
  ...shapeDrifts,
  ...replyDrifts,
  ...validationDrifts,
  ...identityDrifts,
  ...stateDrifts,
  ...raceDrifts,
})
