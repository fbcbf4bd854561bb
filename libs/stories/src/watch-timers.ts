/** What a page waits for by itself. */
export interface TimerWatch {
  /** Callbacks for an idle browser that are due, or timers that are about to end. */
  isWaiting(): boolean
  /** The browser's own, which is not counted. */
  requestIdle: typeof window.requestIdleCallback
}

/**
 * Counts callbacks for an idle browser, and timers of at most `about` milliseconds, such as those between the tries of
 * a call, or before React reveals a part that was fetched. Called before React runs, which keeps the functions that it
 * finds. Needs nothing around it: its text is a script for any page.
 */
export const watchTimers = (about = 400): TimerWatch => {
  const timers = new Set<number>()
  let idle = 0
  const requestIdle = window.requestIdleCallback.bind(window)
  const setTimer = window.setTimeout.bind(window)
  const clearTimer = window.clearTimeout.bind(window)
  window.requestIdleCallback = (run, options) => {
    idle += 1
    return requestIdle((deadline) => {
      idle -= 1
      run(deadline)
    }, options)
  }
  window.setTimeout = ((run: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) => {
    const timer = setTimer(() => {
      timers.delete(timer)
      run(...values)
    }, delay)
    if (delay <= about) timers.add(timer)
    return timer
  }) as typeof window.setTimeout
  window.clearTimeout = (timer) => {
    timers.delete(Number(timer))
    clearTimer(timer)
  }
  return { isWaiting: () => idle > 0 || timers.size > 0, requestIdle }
}
