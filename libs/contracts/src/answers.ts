import type { z } from 'zod'
import type { OperationKey, OperationOf } from './areas'
import type { RouteKey } from './route'
import type { ErrorEnvelope } from './shared/service.schema'

/** An operation, named by its key or by its route. */
export type Named = OperationKey | { readonly key: RouteKey }

type KeyOf<Operation extends Named> = Operation extends { readonly key: infer Key extends OperationKey }
  ? Key
  : Operation

type Declared<Operation extends Named> = OperationOf<KeyOf<Operation> & OperationKey>

type Schema200<Declaration> = Declaration extends { responses: { 200: infer Answer extends z.ZodType } }
  ? Answer
  : never

/** What an operation answers when it did what was asked. */
export type AnswerOf<Operation extends Named> = Exclude<z.output<Schema200<Declared<Operation>>>, ErrorEnvelope>

/** What an operation takes, parsed. */
export type BodyOf<Operation extends Named> =
  Declared<Operation> extends { body: infer Body extends z.ZodType } ? z.output<Body> : undefined

/** What a caller sends. */
export type BodyInputOf<Operation extends Named> =
  Declared<Operation> extends { body: infer Body extends z.ZodType } ? z.input<Body> : undefined

export type QueryOf<Operation extends Named> =
  Declared<Operation> extends { query: infer Query extends z.ZodType } ? z.output<Query> : undefined

export type ErrorOf<Operation extends Named> =
  Declared<Operation> extends { metadata: { errors: readonly (infer Id)[] } } ? Id : never
