import {
  commandCatalogue,
  commandNames,
  errorCatalogue,
  operations,
  type CatalogCommand,
  type CatalogError,
  type CatalogOperation,
  type CatalogPersona,
  type ErrorId,
} from '@soe/contracts'
import { personas } from '@soe/carrier'
import { usualHandling } from '@soe/rules'
import { z } from 'zod'

export const describeOperations = (): CatalogOperation[] =>
  operations.map(({ key, operation }) => ({
    key,
    method: operation.method,
    summary: operation.summary ?? '',
    paths: { ...operation.metadata.paths } as Record<string, string>,
    errors: [...operation.metadata.errors],
    example: operation.metadata.example,
  }))

export const describeErrors = (): CatalogError[] =>
  Object.entries(errorCatalogue).map(([id, { name, message, category, severity, status }]) => ({
    id,
    name,
    message: message.en,
    category,
    severity,
    status,
    handling: usualHandling({ id: id as ErrorId, status, message: message.en }),
    operations: operations
      .filter(({ operation }) => (operation.metadata.errors as readonly string[]).includes(id))
      .map(({ key }) => key),
  }))

export const describeCommands = (): CatalogCommand[] =>
  commandNames.map((name) => {
    const { summary, takes, example } = commandCatalogue[name]
    const { $schema: _, ...schema } = z.toJSONSchema(takes)
    return { name, summary, example: { [name]: example }, takes: schema }
  })

export const describePersonas = (): CatalogPersona[] =>
  personas.map(({ id, title, summary, audience }) => ({ id, title, summary, audience }))
