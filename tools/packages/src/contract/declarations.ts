import type { DescribedRoute } from './describe-routes'

const routeType = `export interface Route {
  readonly key: OperationKey
  readonly method: 'GET' | 'POST'
  readonly summary: string
  readonly kind: 'read' | 'change'
  readonly paths: readonly { readonly path: string; readonly audience: string; readonly isAlias: boolean }[]
  readonly headers: readonly string[]
  readonly errors: readonly ErrorId[]
  readonly success: string
  readonly successRule?: unknown
  readonly example: { readonly body?: unknown; readonly query?: Readonly<Record<string, string>> }
}`

const errorType = `export interface CarrierError {
  readonly id: ErrorId
  readonly name: string
  readonly message: string
  readonly category: 'BUSINESSERR' | 'APPERR' | 'SYSTEMERR' | 'SESSIONERR'
  readonly severity: 'Blocker' | 'Error' | 'Warning'
  readonly status: number
  readonly operations: readonly OperationKey[]
}`

const operationTypes = `type OperationsOf<Key extends OperationKey> = operations[Extract<keyof operations, \`\${Key}.\${string}\`>]

/** What status 200 answers. */
export type Answer<Key extends OperationKey> =
  OperationsOf<Key> extends { responses: { 200: { content: { 'application/json': infer Body } } } } ? Body : never

type JsonOf<Content> = Content extends { content: { 'application/json': infer Given } } ? Given : never

/** What a POST carries. */
export type Body<Key extends OperationKey> = JsonOf<OperationsOf<Key>['requestBody']>

/** What a GET asks. */
export type Query<Key extends OperationKey> =
  OperationsOf<Key> extends { parameters: { query?: infer Asked } } ? NonNullable<Asked> : never

/** The ids of the errors that an operation may answer. */
export type ErrorOf<Key extends OperationKey> = OperationErrors[Key]`

const anyOf = (names: readonly string[]): string => names.map((name) => `\n  | '${name}'`).join('')

const operationErrors = (routes: readonly DescribedRoute[]): string => {
  const fields = routes.map(({ key, errors }) => `  readonly '${key}': ${errors.map((id) => `'${id}'`).join(' | ')}`)
  return `interface OperationErrors {\n${fields.join('\n')}\n}`
}

/** The declarations of `index.js`, with the keys and the ids of errors spelled out. */
export const declareIndex = (routes: readonly DescribedRoute[], errorIds: readonly string[]): string =>
  [
    "import type { operations } from './types.js'",
    "export type { components, operations, paths } from './types.js'",
    `export type OperationKey =${anyOf(routes.map(({ key }) => key))}`,
    `export type ErrorId =${anyOf(errorIds)}`,
    operationErrors(routes),
    routeType,
    errorType,
    operationTypes,
    'export declare const routes: readonly Route[]\nexport declare const errors: readonly CarrierError[]\n',
  ].join('\n\n')

/** The declarations of `zod.js`, typed by those of the document. */
export const declareZod = (): string => `import type { ZodType } from 'zod'
import type { Answer, Body, OperationKey, Query } from './index.js'

type Having<Type extends { readonly [Key in OperationKey]: unknown }> = {
  readonly [Key in OperationKey as [Type[Key]] extends [never] ? never : Key]: ZodType<Type[Key]>
}

/** What a POST carries, by key. */
export declare const bodies: Having<{ [Key in OperationKey]: Body<Key> }>

/** What a GET asks, by key; it holds strings only. */
export declare const queries: Having<{ [Key in OperationKey]: Query<Key> }>

/** What status 200 answers, business errors among it, by key. */
export declare const answers: Having<{ [Key in OperationKey]: Answer<Key> }>
`
