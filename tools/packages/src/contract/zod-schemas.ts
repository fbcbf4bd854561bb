import { operations } from '@soe/contracts'
import type { z } from 'zod'

type Schemas = Readonly<Record<string, z.ZodType>>

const schemasOf = (pick: (operation: (typeof operations)[number]['operation']) => unknown): Schemas =>
  Object.fromEntries(
    operations.flatMap(({ key, operation }) => {
      const schema = pick(operation)
      return schema ? [[key, schema as z.ZodType]] : []
    }),
  )

/** What a POST carries, by key. */
export const bodies = schemasOf((operation) => ('body' in operation ? operation.body : undefined))

/** What a GET asks, by key; it holds strings only. */
export const queries = schemasOf((operation) => operation.query)

/** What status 200 answers, business errors among it, by key. */
export const answers = schemasOf((operation) => operation.responses[200])
