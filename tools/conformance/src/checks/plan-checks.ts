import type { OperationKey } from '@soe/contracts'
import { journeyChecks } from '../journeys/journeys'
import type { Check } from '../run/check'
import { aliasChecks } from './aliases'
import { exampleChecks } from './examples'
import { identityChecks } from './identities'
import { requestChecks } from './requests'
import { wireChecks } from './wire'

/** Invalid requests of each operation in a run without a time. */
const negativesEach = 12

/** Every check for these operations, those that find most first. */
export const planChecks = (keys: readonly OperationKey[], negatives = negativesEach): Check[] => [
  ...exampleChecks(keys),
  ...journeyChecks(keys),
  ...identityChecks(keys),
  ...aliasChecks(keys),
  ...requestChecks(keys, negatives),
  ...wireChecks(keys),
]
