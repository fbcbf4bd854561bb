import { z } from 'zod'
import * as contracts from '../index'

const suffix = 'Schema'

/** Every schema that the package exports as `XSchema`, named `X`. */
export const namedSchemas = (
  exported: Readonly<Record<string, unknown>> = contracts,
): ReadonlyMap<z.ZodType, string> => {
  const named = new Map<z.ZodType, string>()
  for (const [key, value] of Object.entries(exported)) {
    if (!key.endsWith(suffix) || !(value instanceof z.ZodType) || named.has(value)) continue
    named.set(value, key.slice(0, -suffix.length))
  }
  return named
}
