import type { AnswerOf, Audience, BodyOf, Command, ErrorId, ErrorOf, OperationKey, QueryOf } from '@soe/contracts'
import type { AnsweredCondition, Conditions, Scalar } from '../document/condition.schema'
import type { Fault } from '../document/fault.schema'
import type { BodyKind, ErrorDetails } from '../document/reply.schema'
import type { RuleInput, Scope } from '../document/rule.schema'
import type { Rate } from '../document/span.schema'
import type { ChunkTarget, Target } from '../document/target.schema'

/** The names that a schema declares, without the index signature of those that it tolerates. */
type Named<Value> = keyof { [Name in keyof Value as string extends Name ? never : Name]: true } & string

type Leaf = string | number | boolean | null

type Down = [never, 0, 1, 2, 3, 4, 5, 6]

type Below<Name extends string, Value, Depth extends number> =
  | Name
  | (NonNullable<Value> extends Leaf ? never : `${Name}.${FieldPath<NonNullable<Value>, Down[Depth]>}`)

/** Dotted paths into a value, seven names deep at most; `*` or an index within a list. */
export type FieldPath<Value, Depth extends number = 7> = [Depth] extends [never]
  ? never
  : Value extends readonly (infer Item)[]
    ? Below<`${number}` | '*', Item, Depth>
    : Value extends object
      ? { [Name in Named<Value>]: Below<Name, Value[Name & keyof Value], Depth> }[Named<Value>]
      : never

type At<Value, Name extends string> = Value extends readonly (infer Item)[]
  ? Item
  : Name extends keyof Value
    ? NonNullable<Value[Name]>
    : never

/** The type at a path. */
export type FieldAt<Value, Path extends string> = Path extends `${infer Name}.${infer Rest}`
  ? FieldAt<At<NonNullable<Value>, Name>, Rest>
  : At<NonNullable<Value>, Path>

type OneOrMore<Item> = Item | readonly Item[]

type KeysOf<On> = On extends `${infer Start}*` ? Extract<OperationKey, `${Start}${string}`> : Extract<On, OperationKey>

/** The keys that may answer an error. */
type KeyAnswering<Id extends ErrorId> = {
  [Key in OperationKey]: Id extends ErrorOf<Key> ? Key : never
}[OperationKey]

type ErrorOfEvery<Key> = { [Id in ErrorId]: [Key] extends [KeyAnswering<Id>] ? Id : never }[ErrorId]

/** What the operation may answer; of an area what any, of a list what every one that it names. */
type ErrorFor<On> = On extends OperationKey
  ? ErrorOf<On>
  : On extends readonly (infer Item)[]
    ? ErrorOfEvery<Exclude<Item, `${string}*`>>
    : ErrorOf<KeysOf<On>>

interface TypedError<Id> {
  readonly error: Id
  readonly message?: string
  readonly details?: ErrorDetails
}

/** Objects merge, null takes away, lists and all else replace. */
export type Patch<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { readonly [Name in keyof Value]?: Patch<Value[Name]> | (undefined extends Value[Name] ? null : never) }
    : Value

type PatchReply<On> =
  | { readonly patch: On extends OperationKey ? Patch<AnswerOf<On>> : never; readonly offContract?: never }
  | { readonly patch: Readonly<Record<string, unknown>>; readonly offContract: true }

/** At most one of the kinds. */
type OneBody =
  | { readonly [Kind in BodyKind]?: never }
  | {
      [Kind in BodyKind]: { readonly [Given in Kind]: Given extends 'body' ? unknown : string } & {
        readonly [Other in Exclude<BodyKind, Kind>]?: never
      }
    }[BodyKind]

/** A status with a body of its own, or with the page of a gateway. */
type StatusReply = { readonly status: number; readonly offContract?: true } & OneBody

export type TypedReply<On> = { readonly headers?: Readonly<Record<string, string>> } & ReplyOf<On>

type ReplyOf<On> =
  | TypedError<ErrorFor<On>>
  | { readonly errors: readonly TypedError<ErrorFor<On>>[] }
  | StatusReply
  | { readonly emptyProcessStep: true }
  | PatchReply<On>
  | { readonly goToUrl: `/${string}` }

type RequestOf<Key extends OperationKey> = BodyOf<Key> extends undefined ? QueryOf<Key> : BodyOf<Key>

type Known<Value> = Extract<Value, Scalar>

type TypedFieldCondition<Value> =
  | { readonly equals: [Known<Value>] extends [never] ? Scalar : Known<Value> }
  | { readonly in: readonly ([Known<Value>] extends [never] ? Scalar : Known<Value>)[] }
  | { readonly exists: boolean }
  | { readonly contains: string }
  | { readonly startsWith: string }
  | { readonly matches: string }
  | { readonly listHas: Scalar | readonly Scalar[] }

type TypedRequest<Key extends OperationKey, Path extends string> = {
  readonly [Name in Path]?: TypedFieldCondition<FieldAt<RequestOf<Key>, Name>>
}

export type TypedConditions<On> = Omit<
  Conditions,
  'request' | 'answered' | 'audience' | 'processStep' | 'lockOwner' | 'persona' | 'wrongHeader'
> & {
  readonly [Name in 'audience' | 'processStep' | 'lockOwner' | 'persona' | 'wrongHeader']?: OneOrMore<
    Exclude<NonNullable<Conditions[Name]>, readonly unknown[]>
  >
} & {
  readonly request?: On extends OperationKey
    ? TypedRequest<On, FieldPath<NonNullable<RequestOf<On>>>>
    : NonNullable<Conditions['request']>
  readonly answered?: Omit<AnsweredCondition, 'error'> & { readonly error?: OneOrMore<ErrorFor<On>> }
}

type TriggerKinds = {
  nth: number
  times: { readonly from: number; readonly to?: number }
  always: true
  probability: number
  rate: Rate
}

/** One of the kinds and no other. */
type OneTrigger = {
  [Kind in keyof TriggerKinds]: Readonly<Record<Kind, TriggerKinds[Kind]>> & {
    readonly [Other in Exclude<keyof TriggerKinds, Kind>]?: never
  }
}[keyof TriggerKinds]

type Spans = Pick<RuleInput, 'between' | 'for'>

type NarrowedInTime = { readonly between: NonNullable<Spans['between']> } | { readonly for: string }

type NoTrigger = { readonly [Kind in keyof TriggerKinds]?: never }

type Trigger<On> =
  | (OneTrigger & { readonly when?: TypedConditions<On> })
  | (NoTrigger & ({ readonly when: TypedConditions<On> } | (NarrowedInTime & { readonly when?: TypedConditions<On> })))

type Outcome<On> = On extends ChunkTarget
  ? { readonly fault: Pick<Fault, 'missingChunk' | 'delay'>; readonly reply?: never }
  : { readonly reply?: TypedReply<On>; readonly fault?: Omit<Fault, 'missingChunk'> }

/** The fields of a rule about `On`, without its id. */
export type TypedRule<On> = Trigger<On> &
  Spans &
  Outcome<On> & {
    readonly audience?: OneOrMore<Audience>
    readonly per?: Scope
    readonly after?: string
    readonly priority?: number
    readonly commit?: boolean
    readonly then?: readonly Command[]
  }

export type Targets = Target | readonly Target[]
