import {
  errorCatalogue,
  findOperation,
  isErrorId,
  unsendableStatuses,
  worldLimits,
  type ArgumentsOf,
} from '@soe/contracts'
import { RefusalFault, type WorldDraft } from '@soe/world'
import { requireOperation } from '../operation/check-answer'
import type { CarrierCommand } from './carrier-command'

const invalid = (message: string, allowed: readonly string[]) => new RefusalFault('INVALID_REQUEST', message, allowed)

const assertError = (on: string, error: string, errors: readonly string[]) => {
  if (isErrorId(error) && errors.includes(error)) return
  const why = Object.hasOwn(errorCatalogue, error)
    ? `${on} cannot answer the error "${error}".`
    : `There is no error "${error}".`
  throw new RefusalFault('ERROR_NOT_ALLOWED', why, errors)
}

/** Refuses a failure that the operation can't have. */
const assertFailure = ({ on, error, status }: ArgumentsOf<'failNext'>) => {
  const { errors } = findOperation(requireOperation(on)).metadata
  if (error !== undefined) assertError(on, error, errors)
  if ((error === undefined) === (status === undefined)) {
    throw invalid('failNext needs either an error or a status.', ['error', 'status'])
  }
  if (status !== undefined && status !== 0 && status < 400) {
    throw invalid('A failure has the status 0 or one from 400 to 599.', ['0', '400..599'])
  }
  const unsendable = unsendableStatuses[status ?? 0]
  if (unsendable !== undefined) throw invalid(`${unsendable}.`, ['0', '400..599'])
}

const assertRoom = (draft: WorldDraft) => {
  if (draft.failures.values().length < worldLimits.failures) return
  throw new RefusalFault('TOO_MANY_FAILURES', `${worldLimits.failures} ordered failures wait for their calls.`)
}

export const failNext: CarrierCommand<'failNext'> = (draft, given) => {
  assertFailure(given)
  assertRoom(draft)
  draft.failures.put({ id: `failure-${draft.count('failure')}`, ...given })
  return 1
}
