/** What a store in memory has at once, and a database later. */
export type Soon<Value> = Value | Promise<Value>

const isLater = <Value>(value: Soon<Value>): value is Promise<Value> => value instanceof Promise

/** Goes on with the value as soon as it is there: at once where it is, without a turn of the event loop between. */
export const whenThere = <Value, Result>(value: Soon<Value>, next: (value: Value) => Soon<Result>): Soon<Result> =>
  isLater(value) ? value.then(next) : next(value)
