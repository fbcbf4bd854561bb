/** What a store in memory has at once, and a database later. */
export type MaybePromise<Value> = Value | Promise<Value>

const isPromise = <Value>(value: MaybePromise<Value>): value is Promise<Value> => value instanceof Promise

/** Goes on at once with a value that is there, so that a call goes from its session check to its commit in one piece. */
export const thenMaybe = <Value, Result>(
  value: MaybePromise<Value>,
  next: (value: Value) => MaybePromise<Result>,
): MaybePromise<Result> => (isPromise(value) ? value.then(next) : next(value))
