import type { z } from 'zod'
import type { Contract } from './contract'
import type { ErrorEnvelope } from './shared/service.schema'

/** `area.operation`, the name of an operation at every stop. */
export type OperationKey = {
  [Area in keyof Contract & string]: `${Area}.${keyof Contract[Area] & string}`
}[keyof Contract & string]

/** The contract's route of a key. */
export type OperationOf<Key extends OperationKey> = Key extends `${infer Area}.${infer Name}`
  ? Area extends keyof Contract
    ? Name extends keyof Contract[Area]
      ? Contract[Area][Name]
      : never
    : never
  : never

type Schema200<Operation> = Operation extends { responses: { 200: infer Answer extends z.ZodType } } ? Answer : never

/** What an operation answers when it did what was asked. */
export type AnswerOf<Key extends OperationKey> = Exclude<z.output<Schema200<OperationOf<Key>>>, ErrorEnvelope>

/** What an operation takes, parsed. */
export type BodyOf<Key extends OperationKey> =
  OperationOf<Key> extends { body: infer Body extends z.ZodType } ? z.output<Body> : undefined

/** What a caller sends. */
export type BodyInputOf<Key extends OperationKey> =
  OperationOf<Key> extends { body: infer Body extends z.ZodType } ? z.input<Body> : undefined

export type QueryOf<Key extends OperationKey> =
  OperationOf<Key> extends { query: infer Query extends z.ZodType } ? z.output<Query> : undefined

/** Error ids that an operation may answer. */
export type ErrorOf<Key extends OperationKey> =
  OperationOf<Key> extends { metadata: { errors: readonly (infer Id)[] } } ? Id : never
