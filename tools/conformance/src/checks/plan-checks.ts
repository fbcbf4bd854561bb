import type { Audience, OperationKey } from '@soe/contracts'
import { chooseOperations } from '../contract/judged-operations'
import type { Check } from '../run/check'
import { touching } from '../run/touching'
import { aliasChecks } from './aliases'
import { askedChecks } from './asked'
import { callerAmong, callersAmong } from './callers'
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
const planEvery = (keys: readonly OperationKey[], offered: readonly Audience[]): Check[] => {
  const [callersOf, callerOf] = [callersAmong(offered), callerAmong(offered)]
  return [
    ...exampleChecks(keys),
    ...effectChecks(keys, callersOf),
    ...catalogueChecks(keys, callerOf),
    ...askedChecks(keys, callerOf),
    ...refusalChecks(keys, callerOf),
    ...purchaseChecks(callerOf),
    ...candidateChecks(callerOf),
    ...fullCartChecks(keys, callersOf),
    ...repeatChecks(keys, callerOf),
    ...languageChecks(keys, callerOf),
    ...retryChecks(keys, callerOf),
    ...otherShoppersChecks(keys, callerOf),
    ...sessionChecks(keys),
    ...lockChecks(keys, callerOf),
    ...identityChecks(keys, callerOf),
    ...aliasChecks(keys),
    ...requestChecks(keys, callerOf),
    ...walkChecks(),
    ...wireChecks(keys, callerOf),
  ]
}

const planned = new Map<string, readonly Check[]>()

/** What is planned for these audiences, narrowed to the checks that judge these operations; the same checks as in any other run. */
export const planChecks = async ({ keys, audiences }: Plan): Promise<Check[]> => {
  const name = [...audiences].sort().join()
  const checks =
    planned.get(name) ??
    planEvery(chooseOperations([]), audiences).filter(({ audience }) => audiences.includes(audience))
  planned.set(name, checks)
  return keys.length === chooseOperations([]).length ? [...checks] : touching(checks, new Set(keys))
}
