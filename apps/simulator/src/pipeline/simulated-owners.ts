import { findOperation, operations, owners, type OperationKey, type Owner } from '@soe/contracts'
import { keysOf, nearest, targets, type Target } from '@soe/scenario'
import { RefusalFault } from '@soe/world'

const isOwner = (name: string): name is Owner => (owners as readonly string[]).includes(name)
const isTarget = (name: string): name is Target => (targets as readonly string[]).includes(name)

const ownerOf = (key: OperationKey): Owner => findOperation(key).metadata.owner

const keysOfOwner = (owner: Owner): OperationKey[] =>
  operations.flatMap(({ key, operation }) => (operation.metadata.owner === owner ? [key] : []))

const refusal = (message: string, allowed?: readonly string[]) => new RefusalFault('INVALID_REQUEST', message, allowed)

const keysNamed = (name: string): readonly OperationKey[] => {
  if (isOwner(name)) return keysOfOwner(name)
  if (isTarget(name) && keysOf(name).length > 0) return keysOf(name)
  const close = nearest(name, [...owners, ...targets])
  const hint = close === undefined ? '' : ` Did you mean "${close}"?`
  throw refusal(`Nothing that could be simulated is named "${name}".${hint}`, owners)
}

/**
 * The owners of state that the simulator answers for beside a real backend, by their names or by operations. A choice
 * that would leave a part of an owner with each of the two is refused, with what has to go along.
 */
export const simulatedOwners = (names: readonly string[]): Owner[] => {
  const keys = new Set(names.flatMap(keysNamed))
  const chosen = [...new Set([...keys].map(ownerOf))]
  for (const owner of chosen) {
    const missing = keysOfOwner(owner).filter((key) => !keys.has(key))
    if (missing.length === 0) continue
    throw refusal(
      `Operations of one owner hold one state, "${owner}": ${missing.join(', ')} must go along, or say "${owner}".`,
      owners,
    )
  }
  if (chosen.includes('session'))
    throw refusal('The session is the backend\u2019s: who calls is what its own operations ask first.', owners)
  return chosen
}

export const keysOfOwners = (chosen: readonly string[]): OperationKey[] => chosen.filter(isOwner).flatMap(keysOfOwner)

export const isSimulated = (simulate: readonly string[] | undefined, key: OperationKey): boolean =>
  simulate?.includes(ownerOf(key)) === true
