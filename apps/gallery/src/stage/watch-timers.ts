/**
 * Counts what a page waits for by itself: callbacks for an idle browser, and timers that are about to end, such as
 * those between the tries of a call, or before React reveals a part that was fetched. Imported before React, which
 * keeps the functions that it finds.
 */
const about = 400

const timers = new Set<number>()
let idle = 0

export const requestIdle = window.requestIdleCallback.bind(window)
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

export const isWaiting = (): boolean => idle > 0 || timers.size > 0
