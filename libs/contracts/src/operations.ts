import type { AppRoute } from '@ts-rest/core'
import type { z } from 'zod'
import { contract, type OperationMetadata } from './contract'
import type { OperationKey } from './areas'

export type Operation = AppRoute & { responses: { 200: z.ZodType }; metadata: OperationMetadata }

/** Every operation with its key, in the contract's order. */
export const operations: readonly { key: OperationKey; operation: Operation }[] = Object.entries(contract).flatMap(
  ([area, routes]) =>
    Object.entries(routes as Record<string, Operation>).map(([name, operation]) => ({
      key: `${area}.${name}` as OperationKey,
      operation,
    })),
)

const byKey = new Map<string, Operation>(operations.map(({ key, operation }) => [key, operation]))

export const isOperationKey = (value: string): value is OperationKey => byKey.has(value)

export const findOperation = (key: OperationKey): Operation => {
  const found = byKey.get(key)
  if (!found) throw new Error(`no operation ${key}`)
  return found
}

/** The operations whose examples make sense of this one's, in the order in which they are called. */
export const needsOf = (key: OperationKey): readonly OperationKey[] => [
  ...new Set(
    (findOperation(key).metadata.needs as readonly OperationKey[]).flatMap((need) => [...needsOf(need), need]),
  ),
]
