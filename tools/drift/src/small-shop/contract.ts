import { z } from 'zod'

interface DocumentOperation {
  readonly 'x-operation': string
  readonly 'x-kind': string
  readonly 'x-audience': string
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: object } } }
  readonly parameters?: readonly {
    readonly name?: string
    readonly in?: string
    readonly schema?: object
    readonly required?: boolean
  }[]
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>
    readonly examples: Readonly<Record<string, { readonly value: Envelope }>>
  }
}

export interface Envelope {
  readonly errors: readonly object[]
}

export interface Place {
  readonly key: string
  readonly audience: string
  readonly isChange: boolean
  /** Whether the contract has such a request. */
  takes(given: unknown): boolean
}

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0]

/** The published document, as far as this backend reads it. */
export const openDocument = (published: object) => {
  const document = JSON.parse(JSON.stringify(published).replaceAll('#/components/schemas/', '#/$defs/')) as Document
  const { schemas, examples } = document.components
  const compile = (schema: object) => z.fromJSONSchema({ ...schema, $defs: schemas } as JsonSchema)
  const known = new Map<string, z.ZodType>()

  const querySchema = ({ parameters = [] }: DocumentOperation): object => {
    const query = parameters.filter((one) => one.in === 'query')
    return {
      type: 'object',
      properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
      required: query.filter(({ required }) => required).map(({ name }) => name),
    }
  }
  const schemaOf = (operation: DocumentOperation, method: string): z.ZodType => {
    const key = operation['x-operation']
    const made =
      known.get(key) ??
      compile(
        method === 'get' ? querySchema(operation) : (operation.requestBody?.content['application/json'].schema ?? {}),
      )
    known.set(key, made)
    return made
  }
  return {
    /** The place of a call; the path alone where only another method is there. */
    find: (method: string, path: string): Place | 'other-method' | undefined => {
      const methods = document.paths[path]
      const operation = methods?.[method.toLowerCase()]
      if (!operation) return methods && 'other-method'
      return {
        key: operation['x-operation'],
        audience: operation['x-audience'],
        isChange: operation['x-kind'] === 'change',
        takes: (given) => schemaOf(operation, method.toLowerCase()).safeParse(given).success,
      }
    },
    allowed: (path: string) => Object.keys(document.paths[path] ?? {}).map((method) => method.toUpperCase()),
    envelope: (id: string, details: readonly object[]) => {
      const published = examples[id]?.value
      if (!published) throw new Error(`the document has no error ${id}`)
      return { ...published, errors: published.errors.map((error) => ({ ...error, details })) }
    },
  }
}
