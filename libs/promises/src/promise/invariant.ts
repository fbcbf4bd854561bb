import type { z } from 'zod'
import type { AnswerOf, Audience, BodyOf, OperationKey, QueryOf } from '@soe/contracts'

export type { OperationKey } from '@soe/contracts'

/** A call that was done, as a proxy sees it. */
export interface SeenAnswer<Key extends OperationKey = OperationKey> {
  readonly key: Key
  readonly audience: Audience
  /** The body, or the query of a GET; undefined where nobody recorded it. */
  readonly request: RequestOf<Key> | undefined
  readonly answer: AnswerOf<Key>
  /** The language in which texts were asked for; undefined where nobody said. */
  readonly language?: 'en' | 'es' | undefined
  /** Headers of the answer, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>
  /** Cookies that the caller holds once the answer is there; undefined where nobody recorded them. */
  readonly cookies: Readonly<Record<string, string>> | undefined
  /** What the server's clock may show, in milliseconds; empty where nobody can say. */
  readonly clock: readonly number[]
}

export type RequestOf<Key extends OperationKey> = BodyOf<Key> extends undefined ? QueryOf<Key> : BodyOf<Key>

/** What an answer says, and what it has to say. */
export type Pair = readonly [said: unknown, right: unknown]

type Part<Value> = Value extends readonly (infer Item)[]
  ? readonly Part<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]?: Part<Value[Name]> }
    : Value

export interface Example<Value> {
  readonly part: Part<Value>
  readonly call?: {
    readonly request?: unknown
    readonly headers?: Readonly<Record<string, string>>
    readonly cookies?: Readonly<Record<string, string>>
    readonly clock?: readonly number[]
    readonly audience?: Audience
  }
}

/** What holds within one answer, beyond what its schema can say. */
export interface Invariant<Value, Key extends OperationKey = OperationKey, Id extends string = string> {
  /** The kind of a finding; it never changes. */
  readonly id: Id
  /** The field that is wrong where it does not hold, seen from the part. */
  readonly at: string
  readonly says: string
  /** Values that must be equal. */
  readonly pairs: (part: Value, call: SeenAnswer<Key>) => readonly Pair[]
  readonly right: Example<Value>
  readonly wrong: Example<Value>
}

/** What holds wherever a schema is part of an answer. */
export interface PartInvariants<Id extends string = string> {
  readonly schema: z.ZodType
  // oxlint-disable-next-line typescript/no-explicit-any -- each row knows its own part
  readonly rows: readonly Invariant<any, OperationKey, Id>[]
}

export const wherever = <Schema extends z.ZodType, const Id extends string>(
  schema: Schema,
  rows: readonly Invariant<z.output<Schema>, OperationKey, Id>[],
): PartInvariants<Id> => ({ schema, rows })

export interface EveryAnswerInvariants<Id extends string = string> {
  readonly rows: readonly Invariant<unknown, OperationKey, Id>[]
}

export const inEveryAnswer = <const Id extends string>(
  rows: readonly Invariant<unknown, OperationKey, Id>[],
): EveryAnswerInvariants<Id> => ({ rows })

export interface AnswerInvariants<Id extends string = string> {
  readonly key: OperationKey
  // oxlint-disable-next-line typescript/no-explicit-any -- each row knows its own answer
  readonly rows: readonly Invariant<any, any, Id>[]
}

export const inAnswersOf = <Key extends OperationKey, const Id extends string>(
  key: Key,
  rows: readonly Invariant<AnswerOf<Key>, Key, Id>[],
): AnswerInvariants<Id> => ({ key, rows })
