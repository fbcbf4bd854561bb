import type { CatalogError, CatalogOperation } from '@soe/contracts'

const has = (searched: string, text: string) =>
  text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.toLowerCase().includes(word))

/** Operations whose key, summary, paths or errors contain every word of the text. */
export const findOperations = (operations: readonly CatalogOperation[], text: string) =>
  operations.filter(({ key, summary, paths, errors }) =>
    has([key, summary, ...Object.values(paths), ...errors].join(' '), text),
  )

/** Errors whose id, name, message or operations contain every word of the text. */
export const findErrors = (errors: readonly CatalogError[], text: string) =>
  errors.filter(({ id, name, message, category, status, handling, operations }) =>
    has([id, name, message, category, status, handling, ...operations].join(' '), text),
  )
