import type { OperationKey } from '../areas'
import type { Operation } from '../operations'
import { errorCatalogue } from '../errors/error-catalogue'
import type { ComponentSchemas } from './component-schemas'
import {
  type Example,
  type JsonSchema,
  type MediaType,
  type Reference,
  type ResponseObject,
  type KeyedOperation,
  reference,
} from './document'
import { errorEnvelope } from '../shared/error-envelope'
import { responseHeaders } from './headers'
import { isSchema } from './schema-sources'
import { statusName, statusRow, statusText } from './status-texts'

const json = 'application/json'

/** One schema that accepts any of these. */
const unionOf = (schemas: readonly JsonSchema[]): JsonSchema => {
  const parts = new Map(
    schemas.flatMap((schema) => schema.anyOf ?? [schema]).map((part) => [JSON.stringify(part), part]),
  )
  const [only = {}, ...more] = parts.values()
  return more.length > 0 ? { anyOf: [only, ...more] } : only
}

/** The schemas that an operation declares, by status row; an answer without a body has none. */
export const shownAnswers = ({ responses }: Operation, schemas: ComponentSchemas) => {
  const rows = [...new Set(Object.keys(responses).map(statusRow))]
  return rows.map((row): [string, JsonSchema | undefined] => {
    const declared = Object.entries(responses).filter(([status]) => statusRow(status) === row)
    const shown = declared.flatMap(([, schema]) => (isSchema(schema) ? schemas.show(schema, 'output') : []))
    return [row, shown.length > 0 ? unionOf(shown) : undefined]
  })
}

/** Errors that an operation answers with status 200 instead of its result. */
const errorsInside = ({ metadata }: Operation) => metadata.errors.filter((id) => errorCatalogue[id].status === 200)

/** Error examples are listed only after a success example, because a mock answers with the first. */
const examplesOf = (operation: Operation, answered: unknown): Pick<MediaType, 'examples'> => {
  if (answered === undefined) return {}
  const errors = errorsInside(operation).map((id): [string, Reference] => [id, reference('examples', id)])
  return { examples: { done: { summary: 'Done', value: answered }, ...Object.fromEntries(errors) } }
}

const genericEnvelope = '#/components/schemas/ErrorEnvelope'

/** A declared answer with the operation's own envelope instead of the generic one. */
export const withErrors = ({ anyOf = [] }: JsonSchema, envelope: JsonSchema): JsonSchema => ({
  oneOf: [...anyOf.filter(({ $ref }) => $ref !== genericEnvelope), envelope],
})

/** The 200 answer of an operation: its result, or a business error. */
export const answer = ({ operation }: KeyedOperation, schema: JsonSchema, answered: unknown): ResponseObject => ({
  description: `Done when: ${operation.metadata.success}.`,
  headers: Object.fromEntries(Object.keys(responseHeaders).map((name) => [name, reference('headers', name)])),
  content: { [json]: { schema, ...examplesOf(operation, answered) } },
})

export const errorExamples = (
  all: readonly KeyedOperation[],
  isShown: (key: OperationKey) => boolean,
): Record<string, Example> =>
  Object.fromEntries(
    all
      .filter(({ key }) => isShown(key))
      .flatMap(({ operation }) => errorsInside(operation))
      .map((id) => [id, { summary: errorCatalogue[id].name, value: errorEnvelope([{ id }]) }]),
  )

/** The answers that operations share, each written once: `Failure`, then `Failure2` for a variant. */
export const createSharedAnswers = () => {
  const names = new Map<string, string>()
  const responses: Record<string, ResponseObject> = {}
  return {
    responses,
    nameOf: (status: string, schema: JsonSchema | undefined): string => {
      const identity = `${status} ${JSON.stringify(schema)}`
      const known = names.get(identity)
      if (known !== undefined) return known
      const count = [...names.keys()].filter((other) => other.startsWith(`${status} `)).length
      const name = `${statusName(status)}${count === 0 ? '' : count + 1}`
      names.set(identity, name)
      responses[name] = {
        description: statusText(status),
        ...(schema && { content: { [json]: { schema } } }),
      }
      return name
    },
  }
}
