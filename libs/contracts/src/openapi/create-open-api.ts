import type { z } from 'zod'
import { operations, type Operation } from '../operations'
import type { OperationKey } from '../operations-by-area'
import { renderSchemas, type ComponentSchemas } from './component-schemas'
import { contractVersion } from './contract-version'
import { describeArea } from './describe-area'
import type {
  DocumentOperation,
  OpenApiDocument,
  Parameter,
  PathItem,
  Reference,
  RequestBody,
  ResponseObject,
} from './document'
import { answer, createSharedAnswers, errorExamples, shownAnswers, withErrors } from './document-answers'
import { createErrorSchemas } from './error-schemas'
import { headerParameter, responseHeaders } from './headers'
import type { KeyedOperation } from './keyed-operation'
import { operationPaths, type OperationPath } from './operation-paths'
import { pathStatus } from './path-status'
import recordedAnswers from './recorded-answers.json'
import { reference } from './reference'
import { schemaSources, type SchemaSources } from './schema-sources'

const json = 'application/json'

const schemaOf = (operation: Operation, part: 'body' | 'query'): z.ZodType | undefined =>
  (operation as unknown as Partial<Record<typeof part, z.ZodType>>)[part]

const requestBody = ({ operation }: KeyedOperation, schemas: ComponentSchemas): RequestBody | undefined => {
  const body = schemaOf(operation, 'body')
  if (!body) return undefined
  const example = operation.metadata.example.body ?? {}
  return {
    required: !body.safeParse(undefined).success,
    content: { [json]: { schema: schemas.show(body, 'input'), example } },
  }
}

const queryParameters = ({ operation }: KeyedOperation, schemas: ComponentSchemas): Parameter[] => {
  const query = schemaOf(operation, 'query')
  if (!query) return []
  const { properties = {}, required = [] } = schemas.resolve(query, 'input')
  return Object.entries(properties).map(([name, { description, ...schema }]) => {
    const example = operation.metadata.example.query?.[name]
    return {
      name,
      in: 'query',
      required: required.includes(name),
      ...(description !== undefined && { description }),
      schema,
      ...(example !== undefined && { example }),
    }
  })
}

const securityOf = ({ audience }: OperationPath): Record<string, string[]>[] =>
  audience === 'signed-in' || audience === 'prepay-signed-in' ? [{ session: [] }] : [{}, { session: [] }]

interface Shared {
  readonly parameters: (Parameter | Reference)[]
  readonly requestBody?: Reference
  readonly responses: Record<string, Reference>
}

const onPath = (
  { key, operation }: KeyedOperation,
  path: OperationPath,
  canonical: OperationPath,
  shared: Shared,
): DocumentOperation => {
  const { metadata } = operation
  return {
    operationId: `${key}.${path.suffix}`,
    summary: operation.summary ?? key,
    tags: [key.split('.')[0] ?? key],
    security: securityOf(path),
    ...shared,
    'x-operation': key,
    'x-kind': metadata.kind,
    'x-audience': path.audience,
    ...(path.isAlias && { 'x-alias-of': `${key}.${canonical.suffix}` }),
    'x-success-rule': metadata.success,
    'x-chosen': metadata.chosen,
    'x-path-status': pathStatus(key, path.path),
  }
}

const tagsOf = (all: readonly KeyedOperation[]) =>
  [...new Set(all.map(({ key }) => key.split('.')[0] ?? key))].map((name) => ({
    name,
    description: describeArea(name),
  }))

const sorted = <Value>(components: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(components).sort(([left], [right]) => (left < right ? -1 : 1)))

const description = `The calls of the Halyard online sales shop.

An operation has one path for each audience that may call it; \`x-operation\` names it on all of them.
Operations of the kind \`read\` change nothing. Business errors answer 200 with an envelope of errors;
\`x-success-rule\` says what counts as done, and the schema \`<Operation>ErrorId\` names the errors.`

export interface OpenApiOptions {
  readonly all?: readonly KeyedOperation[]
  readonly sources?: SchemaSources
  /** The answer of each operation to its example, by key. */
  readonly answers?: Readonly<Partial<Record<OperationKey, unknown>>>
}

/** The contract as an OpenAPI 3.1 document. */
export const createOpenApi = ({
  all = operations,
  sources = schemaSources(),
  answers = recordedAnswers,
}: OpenApiOptions = {}): OpenApiDocument => {
  const schemas = renderSchemas(sources)
  const errors = createErrorSchemas()
  const shared = createSharedAnswers()
  const paths: Record<string, PathItem> = {}
  const parameters: Record<string, Parameter> = {}
  const requestBodies: Record<string, RequestBody> = {}
  const responses: Record<string, ResponseObject> = {}

  const shareOf = (keyed: KeyedOperation): Shared => {
    const { key, operation } = keyed
    const { headers } = operation.metadata
    for (const name of headers) parameters[name] = headerParameter(name)
    const body = requestBody(keyed, schemas)
    if (body) requestBodies[key] = body
    const declared = shownAnswers(operation, schemas).map(([status, shown]): [string, Reference] => {
      if (!shown || status !== '200') return [status, reference('responses', shared.nameOf(status, shown))]
      responses[key] = answer(keyed, withErrors(shown, errors.envelope(key, operation.metadata.errors)), answers[key])
      return [status, reference('responses', key)]
    })
    return {
      parameters: [...headers.map((name) => reference('parameters', name)), ...queryParameters(keyed, schemas)],
      ...(body && { requestBody: reference('requestBodies', key) }),
      responses: Object.fromEntries(declared),
    }
  }

  for (const keyed of all) {
    const share = shareOf(keyed)
    const [canonical, ...further] = operationPaths(keyed.operation.metadata)
    if (!canonical) continue
    const method = keyed.operation.method.toLowerCase() as keyof PathItem
    for (const path of [canonical, ...further]) {
      paths[path.path] = { ...paths[path.path], [method]: onPath(keyed, path, canonical, share) }
    }
  }

  const allResponses = { ...responses, ...shared.responses }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Halyard online sales',
      version: contractVersion,
      description,
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
      contact: { name: 'The maintainers', url: 'https://halyard.example' },
    },
    servers: [{ url: '/', description: 'Wherever the document is served' }],
    tags: tagsOf(all),
    paths,
    components: {
      schemas: sorted({ ...schemas.used([paths, requestBodies, allResponses, errors.schemas]), ...errors.schemas }),
      parameters,
      requestBodies,
      responses: allResponses,
      examples: errorExamples(all, (key) => answers[key] !== undefined),
      headers: responseHeaders,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'sim-session', description: 'The session of a sign-in.' },
      },
    },
  }
}
