import type { z } from 'zod'
import type { OperationKey } from '../operations-by-area'
import { errorCatalogue } from '../errors/error-catalogue'
import { operations, type Operation } from '../operations'
import { renderSchemas, type ComponentSchemas } from './component-schemas'
import { describeArea } from './describe-area'
import type {
  DocumentOperation,
  Example,
  JsonSchema,
  MediaType,
  OpenApiDocument,
  Parameter,
  PathItem,
  Reference,
  RequestBody,
  ResponseObject,
} from './document'
import { errorExample } from './error-example'
import { headerParameter, responseHeaders } from './headers'
import { namedSchemas } from './named-schemas'
import { operationPaths, type OperationPath } from './operation-paths'
import { pathStatus } from './path-status'
import recordedAnswers from './recorded-answers.json'
import { statusTexts } from './status-texts'
import { contractVersion } from './contract-version'

export interface KeyedOperation {
  readonly key: OperationKey
  readonly operation: Operation
}

const json = 'application/json'

const schemaOf = (operation: Operation, part: 'body' | 'query'): z.ZodType | undefined =>
  (operation as unknown as Partial<Record<typeof part, z.ZodType>>)[part]

/** An answer without a body is declared by something that is no schema. */
const isSchema = (declared: unknown): declared is z.ZodType => declared instanceof Object && '_zod' in declared

const answersOf = ({ responses }: Operation): [status: string, schema: z.ZodType | undefined][] =>
  Object.entries(responses).map(([status, declared]) => [status, isSchema(declared) ? declared : undefined])

const everySchema = (all: readonly KeyedOperation[]): z.ZodType[] =>
  all.flatMap(({ operation }) => [
    ...[schemaOf(operation, 'body') ?? []].flat(),
    ...[schemaOf(operation, 'query') ?? []].flat(),
    ...answersOf(operation).flatMap(([, schema]) => schema ?? []),
  ])

const reference = (kind: keyof OpenApiDocument['components'], name: string): Reference => ({
  $ref: `#/components/${kind}/${name}`,
})

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

/** Errors that an operation answers with status 200, in the place of what was asked. */
const errorsInside = ({ metadata }: Operation) => metadata.errors.filter((id) => errorCatalogue[id].status === 200)

/** Told only where there is an answer to begin with: the first example is what a mock answers. */
const examplesOf = (operation: Operation, answered: unknown): Pick<MediaType, 'examples'> => {
  if (answered === undefined) return {}
  const errors = errorsInside(operation).map((id): [string, Reference] => [id, reference('examples', id)])
  return { examples: { done: { summary: 'Done', value: answered }, ...Object.fromEntries(errors) } }
}

const describeAnswer = (key: string, errors: readonly string[]): string =>
  errors.length === 0
    ? `What ${key} answers.`
    : `What ${key} answers, or an envelope of ${errors.map((id) => `\`${id}\``).join(', ')}.`

/** The answer of an operation when its request arrived: what was asked, or why not. */
const answer = ({ key, operation }: KeyedOperation, schema: JsonSchema, answered: unknown): ResponseObject => ({
  description: describeAnswer(key, errorsInside(operation)),
  headers: Object.fromEntries(Object.keys(responseHeaders).map((name) => [name, reference('headers', name)])),
  content: { [json]: { schema, ...examplesOf(operation, answered) } },
})

const errorExamples = (
  all: readonly KeyedOperation[],
  isShown: (key: OperationKey) => boolean,
): Record<string, Example> =>
  Object.fromEntries(
    all
      .filter(({ key }) => isShown(key))
      .flatMap(({ operation }) => errorsInside(operation))
      .map((id) => [id, { summary: errorCatalogue[id].name, value: errorExample(id) }]),
  )

/** The answers that operations share, each written once: `Status401`, and `Status401-2` where another differs. */
const createSharedAnswers = () => {
  const names = new Map<string, string>()
  const responses: Record<string, ResponseObject> = {}
  return {
    responses,
    nameOf: (status: string, schema: JsonSchema | undefined): string => {
      const identity = `${status} ${JSON.stringify(schema)}`
      const known = names.get(identity)
      if (known !== undefined) return known
      const count = [...names.keys()].filter((other) => other.startsWith(`${status} `)).length
      const name = count === 0 ? `Status${status}` : `Status${status}-${count + 1}`
      names.set(identity, name)
      responses[name] = {
        description: statusTexts[status] ?? `Status ${status}.`,
        ...(schema && { content: { [json]: { schema } } }),
      }
      return name
    },
  }
}

const securityOf = ({ audience }: OperationPath): Record<string, string[]>[] =>
  audience === 'signed-in' || audience === 'prepay-signed-in' ? [{ session: [] }] : [{}, { session: [] }]

const describe = ({ kind, success }: Operation['metadata']): string =>
  `${kind === 'read' ? 'Reads and changes nothing.' : 'Changes the world.'} Done when: ${success}.`

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
    description: describe(metadata),
    tags: [key.split('.')[0] ?? key],
    security: securityOf(path),
    ...shared,
    'x-operation': key,
    'x-kind': metadata.kind,
    'x-audience': path.audience,
    ...(path.isAlias && { 'x-alias-of': `${key}.${canonical.suffix}` }),
    'x-error-ids': [...metadata.errors],
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

const description = `The calls of the Halyard online sales shop.

An operation has one path for each audience that may call it; \`x-operation\` names it on all of them.
Business errors answer 200 with an envelope of errors: \`x-success-rule\` says what counts as done.`

export interface OpenApiOptions {
  readonly all?: readonly KeyedOperation[]
  readonly named?: ReadonlyMap<z.ZodType, string>
  /** What an operation answered to its example, by key. */
  readonly answers?: Readonly<Partial<Record<OperationKey, unknown>>>
}

/** The contract as an OpenAPI 3.1 document. */
export const createOpenApi = ({
  all = operations,
  named = namedSchemas(),
  answers = recordedAnswers,
}: OpenApiOptions = {}): OpenApiDocument => {
  const schemas = renderSchemas(named, everySchema(all))
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
    const declared = answersOf(operation).map(([status, schema]): [string, Reference] => {
      const shown = schema && schemas.show(schema, 'output')
      if (!shown || status !== '200') return [status, reference('responses', shared.nameOf(status, shown))]
      responses[key] = answer(keyed, shown, answers[key])
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
      schemas: schemas.used([paths, requestBodies, allResponses]),
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
