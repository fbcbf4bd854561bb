import type { OperationKey } from '@soe/contracts'
import { journeyChecks } from '../journeys/journeys'
import type { Check } from '../run/check'
import { aliasChecks } from './aliases'
import { exampleChecks } from './examples'
import { identityChecks } from './identities'
import { refusalChecks } from './refusals'
import { requestChecks } from './requests'
import { wireChecks } from './wire'

/** Invalid requests of a run, shared out among its operations. */
const negativesInAll = 1000

const negativesEach = (keys: readonly OperationKey[]) =>
  Math.min(120, Math.max(12, Math.floor(negativesInAll / Math.max(1, keys.length))))

/** Every check for these operations, those that find most first. */
export const planChecks = (keys: readonly OperationKey[], negatives = negativesEach(keys)): Check[] => [
  ...exampleChecks(keys),
  ...refusalChecks(keys),
  ...journeyChecks(keys),
  ...identityChecks(keys),
  ...aliasChecks(keys),
  ...requestChecks(keys, negatives),
  ...wireChecks(keys),
]
