import type { Audience, OperationKey } from '@soe/contracts'
import type { Check } from '../run/check'
import { aliasChecks } from './aliases'
import { askedChecks } from './asked'
import { candidateChecks } from './candidates'
import { catalogueChecks } from './catalogue'
import { effectChecks } from './effects'
import { exampleChecks } from './examples'
import { fullCartChecks } from './full-carts'
import { identityChecks } from './identities'
import { languageChecks } from './languages'
import { lockChecks } from './locks'
import { otherShoppersChecks } from './others'
import { purchaseChecks } from './purchases'
import { repeatChecks } from './repeats'
import { refusalChecks } from './refusals'
import { requestChecks } from './requests'
import { retryChecks } from './retries'
import { sessionChecks } from './sessions'
import { walkChecks } from './walks'
import { wireChecks } from './wire'

/** Invalid requests of a run, shared out among its operations. */
const negativesInAll = 1000

const negativesEach = (keys: readonly OperationKey[]) =>
  Math.min(120, Math.max(12, Math.floor(negativesInAll / Math.max(1, keys.length))))

export interface Plan {
  readonly keys: readonly OperationKey[]
  readonly audiences: readonly Audience[]
}

/** Every check for these operations and audiences, those that find most first. */
export const planChecks = ({ keys, audiences }: Plan): Check[] =>
  [
    ...exampleChecks(keys),
    ...effectChecks(keys),
    ...catalogueChecks(keys),
    ...askedChecks(keys),
    ...refusalChecks(keys),
    ...purchaseChecks(keys),
    ...candidateChecks(keys),
    ...fullCartChecks(keys),
    ...repeatChecks(keys),
    ...languageChecks(keys),
    ...retryChecks(keys),
    ...otherShoppersChecks(keys),
    ...sessionChecks(keys),
    ...lockChecks(keys),
    ...identityChecks(keys),
    ...aliasChecks(keys),
    ...requestChecks(keys, negativesEach(keys)),
    ...walkChecks(keys),
    ...wireChecks(keys),
  ].filter(({ audience }) => audiences.includes(audience))
