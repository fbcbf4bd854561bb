/** A value, or a promise of it where the store has to wait for a database. */
export type Soon<Value> = Value | Promise<Value>

const isLater = <Value>(value: Soon<Value>): value is Promise<Value> => value instanceof Promise

/** Runs `next` at once where the value is there, without waiting a turn of the event loop. */
export const whenThere = <Value, Result>(value: Soon<Value>, next: (value: Value) => Soon<Result>): Soon<Result> =>
  isLater(value) ? value.then(next) : next(value)
