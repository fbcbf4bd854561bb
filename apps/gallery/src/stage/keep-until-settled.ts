const unsettled = new Set<Promise<unknown>>()

/**
 * Keeps what an asynchronous function returned until it settles. Chromium's debugger holds the promise that a test
 * waits for by a weak reference, and fails the test if it is collected before.
 */
export const keepUntilSettled =
  <Values extends unknown[], Result>(run: (...values: Values) => Promise<Result>) =>
  (...values: Values): Promise<Result> => {
    const work = run(...values)
    const kept = work.finally(() => unsettled.delete(kept))
    unsettled.add(kept)
    return kept
  }
