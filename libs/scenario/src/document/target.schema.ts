import { contract, operations, type Contract, type OperationKey } from '@soe/contracts'
import { z } from 'zod'

export type Area = keyof Contract & string

/** A script chunk of the storefront that the browser asks for: no operation, yet it can be missing. */
export const chunkTarget = 'storefront.chunk'
export type ChunkTarget = typeof chunkTarget

/** Every operation. */
export const everyOperation = '*'

/** What a rule or an expectation is about: an operation, all of an area, every one, or the shop's own chunks. */
export type Target = OperationKey | `${Area}.*` | typeof everyOperation | ChunkTarget

export const operationKeys = operations.map(({ key }) => key)
export const areas = Object.keys(contract) as Area[]
export const targets: readonly Target[] = [
  ...operationKeys,
  ...areas.map((area) => `${area}.*` as const),
  everyOperation,
  chunkTarget,
]

export const TargetSchema = z.enum(targets as [Target, ...Target[]]).meta({
  id: 'Target',
  description:
    "A contract key, `area.*` for all of an area, `*` for every operation, or `storefront.chunk` for the shop's own scripts",
})

export const OperationKeySchema = z
  .enum(operationKeys as [OperationKey, ...OperationKey[]])
  .meta({ id: 'OperationKey', description: 'A contract key' })

/** The operations that a target names; none for the shop's own chunks. */
export const keysOf = (target: Target): readonly OperationKey[] => {
  if (target === chunkTarget) return []
  if (!target.endsWith('*')) return [target as OperationKey]
  return operationKeys.filter((key) => key.startsWith(target.slice(0, -1)))
}
