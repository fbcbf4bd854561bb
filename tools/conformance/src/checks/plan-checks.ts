import type { Audience, OperationKey } from '@soe/contracts'
import { chooseOperations } from '../contract/judged-operations'
import type { Check } from '../run/check'
import { touching } from '../run/touching'
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

export interface Plan {
  readonly keys: readonly OperationKey[]
  readonly audiences: readonly Audience[]
}

/** Every check of the contract, those that find most first. */
const planEvery = (keys: readonly OperationKey[]): Check[] => [
  ...exampleChecks(keys),
  ...effectChecks(keys),
  ...catalogueChecks(keys),
  ...askedChecks(keys),
  ...refusalChecks(keys),
  ...purchaseChecks(),
  ...candidateChecks(),
  ...fullCartChecks(keys),
  ...repeatChecks(keys),
  ...languageChecks(keys),
  ...retryChecks(keys),
  ...otherShoppersChecks(keys),
  ...sessionChecks(keys),
  ...lockChecks(keys),
  ...identityChecks(keys),
  ...aliasChecks(keys),
  ...requestChecks(keys),
  ...walkChecks(),
  ...wireChecks(keys),
]

let planned: readonly Check[] | undefined

/** What is planned for these audiences, narrowed to the checks that judge these operations; the same checks as in any other run. */
export const planChecks = async ({ keys, audiences }: Plan): Promise<Check[]> => {
  planned ??= planEvery(chooseOperations([]))
  const checks = planned.filter(({ audience }) => audiences.includes(audience))
  return keys.length === chooseOperations([]).length ? checks : touching(checks, new Set(keys))
}
