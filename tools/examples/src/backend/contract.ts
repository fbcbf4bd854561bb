import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** What this backend reads of the published OpenAPI document. */
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>
    readonly examples: Readonly<Record<string, { readonly value: ErrorEnvelope }>>
    readonly responses: Readonly<Record<string, { readonly content: JsonContent }>>
  }
}

interface JsonContent {
  readonly 'application/json': { readonly schema: object; readonly examples?: Readonly<Record<string, unknown>> }
}

interface DocumentOperation {
  readonly 'x-operation': string
  readonly 'x-kind': 'read' | 'change'
  readonly 'x-audience'?: string
  readonly parameters?: readonly { readonly $ref?: string }[]
  readonly requestBody?: { readonly content: JsonContent }
  readonly responses: Readonly<Record<string, { readonly $ref: string }>>
}

export interface ErrorEnvelope {
  readonly statusCode: string
  readonly serviceHeader: { readonly statusCode: string; readonly statusMsg: string }
  readonly errors: readonly { readonly id: string; readonly details: readonly object[] }[]
}

export interface Place {
  readonly path: string
  readonly method: string
  readonly key: string
  readonly isChange: boolean
  /** Who may call there: an audience, or `any` that has a session. */
  readonly audience: string | undefined
  /** Whether a call has to repeat the token of its session's cookie. */
  readonly needsToken: boolean
  /** Error ids that the operation may answer. */
  readonly errors: ReadonlySet<string>
  accepts(body: unknown): boolean
}

const readDocument = (file: string): Document =>
  JSON.parse(readFileSync(file, 'utf8').replaceAll('#/components/schemas/', '#/$defs/')) as Document

export const openContract = (file: string) => {
  const { paths, components } = readDocument(file)
  const bodies = new Map<string, z.ZodType>()

  const bodyOf = ({ 'x-operation': key, requestBody }: DocumentOperation): z.ZodType => {
    const known = bodies.get(key)
    if (known) return known
    const schema = requestBody?.content['application/json'].schema ?? {}
    const made = z.fromJSONSchema({ ...schema, $defs: components.schemas } as Parameters<typeof z.fromJSONSchema>[0])
    bodies.set(key, made)
    return made
  }

  const errorsOf = ({ responses }: DocumentOperation): ReadonlySet<string> =>
    new Set(
      Object.values(responses).flatMap(({ $ref }) => {
        const response = components.responses[$ref.replace('#/components/responses/', '')]
        return Object.keys(response?.content['application/json'].examples ?? {})
      }),
    )

  return {
    placesOf: (keys: ReadonlySet<string>): Place[] =>
      Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods)
          .filter(([, operation]) => keys.has(operation['x-operation']))
          .map(([method, operation]) => {
            const key = operation['x-operation']
            return {
              path,
              method: method.toUpperCase(),
              key,
              isChange: operation['x-kind'] === 'change',
              audience: operation['x-audience'],
              needsToken: (operation.parameters ?? []).some(({ $ref }) => $ref?.endsWith('/X-XSRF-TOKEN')),
              errors: errorsOf(operation),
              accepts: (body: unknown) => bodyOf(operation).safeParse(body).success,
            }
          }),
      ),
    /** The answer for an error id, as the contract publishes it. */
    envelopeOf: (id: string, details: readonly object[]): ErrorEnvelope => {
      const published = components.examples[id]?.value
      if (!published) throw new Error(`the contract has no error ${id}`)
      return { ...published, errors: published.errors.map((error) => ({ ...error, details })) }
    },
  }
}
export type Contract = ReturnType<typeof openContract>
