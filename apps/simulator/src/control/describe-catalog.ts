import { errorCatalogue, operations, type CatalogErrorSchema, type CatalogOperationSchema } from '@soe/contracts'
import type { z } from 'zod'

export const describeOperations = (): z.infer<typeof CatalogOperationSchema>[] =>
  operations.map(({ key, operation }) => ({
    key,
    method: operation.method,
    summary: operation.summary ?? '',
    paths: { ...operation.metadata.paths } as Record<string, string>,
    errors: [...operation.metadata.errors],
    example: operation.metadata.example,
  }))

export const describeErrors = (): z.infer<typeof CatalogErrorSchema>[] =>
  Object.entries(errorCatalogue).map(([id, { name, message, category, severity, status }]) => ({
    id,
    name,
    message,
    category,
    severity,
    status,
    operations: operations
      .filter(({ operation }) => (operation.metadata.errors as readonly string[]).includes(id))
      .map(({ key }) => key),
  }))
