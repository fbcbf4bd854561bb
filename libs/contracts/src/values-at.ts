const own = (value: unknown, name: string): unknown[] => {
  if (typeof value !== 'object' || value === null) return []
  if (name === '*' && Array.isArray(value)) return value
  return Object.hasOwn(value, name) ? [(value as Record<string, unknown>)[name]] : []
}

/** The values at a path of names with dots between; `*` is any item of a list. */
export const valuesAt = (value: unknown, path: string): unknown[] =>
  path.split('.').reduce<unknown[]>((values, name) => values.flatMap((item) => own(item, name)), [value])
