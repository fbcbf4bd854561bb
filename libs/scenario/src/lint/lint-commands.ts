import { errorCatalogue, isErrorId, isOperationKey, type Command } from '@soe/contracts'
import { errorsOf } from '../contract/reply-problem'
import { error, warning, type Finding, type Segment } from '../document/finding'
import { withAllowed } from '../document/nearest'
import { operationKeys } from '../document/target.schema'
import type { KnownNames } from './known-names'

type Arguments = Readonly<Record<string, unknown>>

const unknownOperation = (on: string): Finding[] => [
  error('unknown-value', ['on'], () => withAllowed(`There is no operation "${on}".`, on, operationKeys), operationKeys),
]

const errorProblem = (on: string, id: unknown): Finding[] => {
  if (typeof id !== 'string' || !isOperationKey(on)) return []
  const allowed = errorsOf(on)
  if (isErrorId(id) && allowed.includes(id)) return []
  const why = id in errorCatalogue ? `${on} never answers the error ${id}.` : `There is no error "${id}".`
  return [error('error-not-answered', ['error'], withAllowed(why, id, allowed), allowed)]
}

const failureStatuses = ['0', '400..599']

const statusProblem = ({ error: id, status }: Arguments): Finding[] => {
  if (id === undefined && status === undefined)
    return [error('choose-one', [], 'failNext needs one of error, status.', ['error', 'status'])]
  if (id !== undefined && status !== undefined)
    return [error('choose-one', ['status'], 'failNext takes one of error, status, not all of them.')]
  const isFailure = status === undefined || status === 0 || Number(status) >= 400
  return isFailure
    ? []
    : [error('out-of-range', ['status'], 'A failure has the status 0, or 400 to 599.', failureStatuses)]
}

const failNext = (given: Arguments): Finding[] => {
  const on = String(given.on)
  return isOperationKey(on) ? [...errorProblem(on, given.error), ...statusProblem(given)] : unknownOperation(on)
}

const sku = ({ skuId }: Arguments, { skus }: KnownNames): Finding[] => {
  const id = String(skuId)
  if (!skus || skus.includes(id)) return []
  return [error('unknown-sku', ['skuId'], () => withAllowed(`There is no sku "${id}".`, id, skus), skus)]
}

/** An id of this world: it may be made after the arming, so a missing one is not an error. */
const held = (field: 'cartId' | 'caseId', names: 'carts' | 'cases') => (given: Arguments, known: KnownNames) => {
  const id = given[field]
  const ids = known[names]
  if (typeof id !== 'string' || id === '*' || !ids || ids.includes(id)) return []
  return [warning('not-in-world', [field], `The world holds no ${names.slice(0, -1)} "${id}" yet.`)]
}

const checks: Readonly<Record<string, (given: Arguments, known: KnownNames) => Finding[]>> = {
  failNext,
  sellOut: sku,
  setPrice: sku,
  setStock: sku,
  lockCart: held('cartId', 'carts'),
  unlockCart: held('cartId', 'carts'),
  handOverCase: held('caseId', 'cases'),
}

const lintCommand = (command: Command, known: KnownNames, base: readonly Segment[]): Finding[] =>
  Object.entries(command).flatMap(([name, given]) =>
    (checks[name]?.(given as Arguments, known) ?? []).map((finding) => ({
      ...finding,
      segments: [...base, name, ...finding.segments],
    })),
  )

/** Commands that could never run as they are written; `base` is the path of their list. */
export const lintCommands = (commands: readonly Command[], known: KnownNames, base: readonly Segment[]): Finding[] =>
  commands.flatMap((command, index) => lintCommand(command, known, [...base, index]))
