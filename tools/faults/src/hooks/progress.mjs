const minute = 60_000

/** @param {number} ms */
const minutes = (ms) => `${Math.ceil(ms / minute)} min`

/**
 * Says after each step how much is done, and when the rest will be.
 * @param {number} total
 */
export const progressOf = (total) => {
  const start = Date.now()
  let done = 0
  return {
    /** @param {string} what */
    step: (what) => {
      done += 1
      const left = ((Date.now() - start) / done) * Math.max(0, total - done)
      console.log(`[${done}/${total}, ${minutes(left)} left] ${what}`)
    },
  }
}
