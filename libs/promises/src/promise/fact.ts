import type { Audience, ErrorId, OperationKey } from '@soe/contracts'
import type { Pair, RequestOf, SeenAnswer } from './invariant'

/** The answers that a fact is read from. */
export interface Source<Value> {
  /** Undefined where the answer does not have it. */
  readonly select: (call: SeenAnswer) => Value | undefined
  /** The answer of a change holds the value from before the change. */
  readonly isBefore?: true
}

/** What the facts of a session are so far. */
export type Known = <Value>(fact: Fact<Value>) => Value | undefined

/** What a change that was done makes of a fact; undefined where nobody can say. */
export type Effect<Value> = (before: Value | undefined, call: SeenAnswer, known: Known) => Value | undefined

/** A reason that the fact shows to be untrue. */
export interface Refutation<Value> {
  readonly keys: readonly OperationKey[]
  readonly error: ErrorId
  readonly says: string
  readonly isUntrue: (known: Value, request: unknown) => boolean
}

/** A reason of operations that take the same. */
export const refutes = <Key extends OperationKey, Value>(
  keys: readonly Key[],
  error: ErrorId,
  says: string,
  isUntrue: (known: Value, request: NonNullable<RequestOf<Key>>) => boolean,
): Refutation<Value> => ({
  keys,
  error,
  says,
  isUntrue: (known, request) => isUntrue(known, request as NonNullable<RequestOf<Key>>),
})

/** What holds between the answers of one session, and between sessions. */
export interface Fact<Value> {
  /** The place of a finding; it never changes. */
  readonly name: string
  readonly says: string
  readonly sources: readonly Source<Value>[]
  /** Changes of it; every other change leaves it as it is. */
  readonly effects: Readonly<Partial<Record<OperationKey, Effect<Value>>>>
  /** What differs between what is answered and what is known; all of it where undefined. */
  readonly compare?: (seen: Value, known: Value) => readonly Pair[]
  /** What is known once it was answered; the answered value where undefined. */
  readonly merge?: (known: Value | undefined, seen: Value) => Value
  /** Nobody else may be answered the same, but by these calls, which take over what somebody left. */
  readonly privateBut?: readonly OperationKey[]
  /** Reasons for which nothing may be refused while this is known. */
  readonly refutes?: readonly Refutation<Value>[]
  /** Others change it as well, so that it is followed only where the session's setup said what it is. */
  readonly isOthers?: true
  /** What the setup said before the calls of the examples. */
  readonly assumed?: Value
  /** Calls in order, in which it holds, and in which it does not. */
  readonly right: readonly ExampleCall[]
  readonly wrong: readonly ExampleCall[]
}

/** A call of an example. */
export interface ExampleCall {
  readonly key: OperationKey
  readonly request?: unknown
  /** Undefined where the call was refused. */
  readonly answer?: unknown
  readonly error?: ErrorId
  readonly headers?: Readonly<Record<string, string>>
  readonly cookies?: Readonly<Record<string, string>>
  /** Whose call it is; the first shopper's where undefined. */
  readonly by?: string
  /** A signed-in customer where undefined. */
  readonly audience?: Audience
}

/** A fact that a row declares; what its value is matters to the row alone. */
// oxlint-disable-next-line typescript/no-explicit-any -- rows of several values lie side by side
export type AnyFact = Fact<any>

/** Read from the answers of one operation. */
export const fromAnswer = <Key extends OperationKey, Value>(
  key: Key,
  select: (call: SeenAnswer<Key>) => Value | undefined,
  when?: 'before',
): Source<Value> => ({
  select: (call) => (call.key === key ? select(call as unknown as SeenAnswer<Key>) : undefined),
  ...(when === 'before' && { isBefore: true }),
})

/** An effect of one operation, with its own request and answer. */
export const effect = <Key extends OperationKey, Value>(
  key: Key,
  makes: (before: Value | undefined, call: SeenAnswer<Key>, known: Known) => Value | undefined,
): Readonly<Partial<Record<OperationKey, Effect<Value>>>> => ({ [key]: makes })

/** Changes after which nobody knows a fact any more. */
export const lostBy = <Value>(
  ...keys: readonly OperationKey[]
): Readonly<Partial<Record<OperationKey, Effect<Value>>>> =>
  Object.fromEntries(keys.map((key) => [key, () => undefined]))
