import type { z } from 'zod'
import { audiences, type Audience } from '../audience'
import { exampleFor } from '../operation'
import { operations, type Operation } from '../operations'
import { areas, type OperationKey } from '../areas'
import { renderSchemas, type ComponentSchemas } from './component-schemas'
import { defaultServer } from './default-server'
import {
  contractVersion,
  type DocumentedInvariant,
  type DocumentOperation,
  type JsonSchema,
  type OpenApiDocument,
  type Parameter,
  type PathItem,
  type Reference,
  type RequestBody,
  type ResponseObject,
  type KeyedOperation,
  reference,
} from './document'
import { answer, createSharedAnswers, errorExamples, shownAnswers, withErrors } from './document-answers'
import { createErrorSchemas, typeName } from './error-schemas'
import { headerParameter, responseHeaders } from './headers'
import { operationPaths, type OperationPath, pathStatus } from './operation-paths'
import recordedAnswers from './recorded-answers.json'
import { schemaSources, type SchemaSources } from './schema-sources'

const json = 'application/json'

const schemaOf = (operation: Operation, part: 'body' | 'query'): z.ZodType | undefined =>
  (operation as unknown as Partial<Record<typeof part, z.ZodType>>)[part]

interface SharedBody {
  readonly required: boolean
  readonly schema: JsonSchema
}

const sharedBody = ({ operation }: KeyedOperation, schemas: ComponentSchemas): SharedBody | undefined => {
  const body = schemaOf(operation, 'body')
  return body && { required: !body.safeParse(undefined).success, schema: schemas.show(body, 'input') }
}

/** The audience that the example of a path is for. */
const callerOf = ({ audience }: OperationPath, { paths }: Operation['metadata']): Audience =>
  audience === 'any' ? (audiences.find((candidate) => paths[candidate] !== undefined) ?? 'prospect') : audience

/** Written out on each path: some generators send no content type where the body is a reference. */
const bodyAt = ({ required, schema }: SharedBody, path: OperationPath, { metadata }: Operation): RequestBody => ({
  required,
  content: { [json]: { schema, example: exampleFor(metadata, callerOf(path, metadata)).body ?? {} } },
})

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
  readonly body: SharedBody | undefined
  readonly responses: Record<string, Reference>
}

const onPath = (
  { key, operation }: KeyedOperation,
  path: OperationPath,
  canonical: OperationPath,
  { parameters, body, responses }: Shared,
): DocumentOperation => {
  const { metadata } = operation
  return {
    operationId: path.suffix === '' ? key : `${key}.${path.suffix}`,
    summary: operation.summary ?? key,
    tags: [key.split('.')[0] ?? key],
    security: securityOf(path),
    parameters,
    ...(body && { requestBody: bodyAt(body, path, operation) }),
    responses,
    'x-operation': key,
    'x-kind': metadata.kind,
    'x-audience': path.audience,
    ...(path.isAlias && { 'x-alias-of': `${key}.${canonical.suffix}` }),
    'x-success-rule': metadata.success,
    'x-chosen': metadata.chosen,
    'x-path-status': pathStatus(key, path.path),
  }
}

const summaryOf = (area: string): string =>
  Object.hasOwn(areas, area) ? areas[area as keyof typeof areas].summary : `Operations of ${area}`

/** The only path of its operation in a document for one audience: the operation's key names it. */
const alone = (path: OperationPath): OperationPath => ({ ...path, suffix: '' })

const tagsOf = (all: readonly KeyedOperation[]) =>
  [...new Set(all.map(({ key }) => key.split('.')[0] ?? key))].map((name) => ({
    name,
    description: summaryOf(name),
  }))

const sorted = <Value>(components: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(components).sort(([left], [right]) => (left < right ? -1 : 1)))

const description = `The calls of the Halyard online sales shop.

An operation has one path for each audience that may call it; \`x-operation\` names it on all of them.
Operations of the kind \`read\` change nothing. Business errors answer 200 with an envelope of errors;
\`x-success-rule\` says what counts as done, and the schema \`<Operation>ErrorId\` names the errors.
\`x-invariants\` says what holds beyond the schemas: of an operation, of a schema, or between the answers of a session.`

export interface OpenApiOptions {
  readonly all?: readonly KeyedOperation[]
  readonly sources?: SchemaSources
  /** The answer of each operation to its example, by key. */
  readonly answers?: Readonly<Partial<Record<OperationKey, unknown>>>
  /** The rows that answers are held to, in words; none without it. */
  readonly promises?: (sources: SchemaSources) => readonly DocumentedInvariant[]
  /** Only the paths of these callers, one an operation; all paths without it. */
  readonly audience?: Audience
  /** Where the paths begin. */
  readonly server?: string
}

/** The paths that a document lists: all of them, or the one that an audience calls. */
const listedPaths = ({ metadata }: Operation, audience: Audience | undefined): readonly OperationPath[] => {
  const all = operationPaths(metadata)
  if (audience === undefined) return all
  return all.filter(({ path, isAlias }) => !isAlias && path === metadata.paths[audience])
}

export const createOpenApi = ({
  all = operations,
  sources = schemaSources(),
  answers = recordedAnswers,
  promises,
  audience,
  server = defaultServer,
}: OpenApiOptions = {}): OpenApiDocument => {
  const schemas = renderSchemas(sources)
  const errors = createErrorSchemas()
  const shared = createSharedAnswers()
  const paths: Record<string, PathItem> = {}
  const parameters: Record<string, Parameter> = {}
  const responses: Record<string, ResponseObject> = {}

  const shareOf = (keyed: KeyedOperation): Shared => {
    const { key, operation } = keyed
    const { headers } = operation.metadata
    for (const name of headers) parameters[name] = headerParameter(name)
    const declared = shownAnswers(operation, schemas).map(([status, shown]): [string, Reference] => {
      if (!shown || status !== '200') return [status, reference('responses', shared.nameOf(status, shown))]
      const name = typeName(key)
      responses[name] = answer(keyed, withErrors(shown, errors.envelope(key, operation.metadata.errors)), answers[key])
      return [status, reference('responses', name)]
    })
    return {
      parameters: [...headers.map((name) => reference('parameters', name)), ...queryParameters(keyed, schemas)],
      body: sharedBody(keyed, schemas),
      responses: Object.fromEntries(declared),
    }
  }

  const listed = all.filter(({ operation }) => listedPaths(operation, audience).length > 0)
  for (const keyed of listed) {
    const share = shareOf(keyed)
    const [canonical, ...further] = listedPaths(keyed.operation, audience)
    if (!canonical) continue
    const method = keyed.operation.method.toLowerCase() as keyof PathItem
    for (const path of [canonical, ...further]) {
      paths[path.path] = {
        ...paths[path.path],
        [method]: onPath(keyed, audience ? alone(path) : path, canonical, share),
      }
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
    servers: [
      { url: server, description: 'A simulator of the carrier, for tests on this machine', 'x-internal': true },
    ],
    tags: tagsOf(listed),
    paths,
    ...(promises && { 'x-invariants': promises(sources) }),
    components: {
      schemas: sorted({ ...schemas.used([paths, allResponses, errors.schemas]), ...errors.schemas }),
      parameters,
      responses: allResponses,
      examples: errorExamples(listed, (key) => answers[key] !== undefined),
      headers: responseHeaders,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'sim-session', description: 'The session of a sign-in.' },
      },
    },
  }
}
