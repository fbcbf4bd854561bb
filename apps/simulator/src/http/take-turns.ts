/** Runs what finds a place, at once or after a wait; undefined where it finds none, or where the signal ends it first. */
export type TakeTurn = <Result>(signal: AbortSignal, run: () => Promise<Result>) => Promise<Result | undefined>

export interface Turns {
  /** How many run at a time. */
  readonly running: number
  /** Milliseconds: who would wait for longer does not wait at all. */
  readonly longestWait: number
  /** Milliseconds from one end to the next, until they have been measured. */
  readonly firstPace: number
  /** Milliseconds of a clock that only runs forward. */
  readonly now: () => number
}

/** How much of the pace each turn makes up. */
const weight = 1 / 8

const ended = (signal: AbortSignal) =>
  new Promise<undefined>((resolve) => {
    if (signal.aborted) resolve(undefined)
    else signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })

/**
 * The first to come is the first to run. What ends early keeps its place until it has really ended: no more than so many
 * are ever under way.
 */
export const createTurns = ({ running, longestWait, firstPace, now }: Turns): TakeTurn => {
  let free = running
  let pace = firstPace
  let latestEnd = -Infinity
  const line = new Set<() => void>()

  const leave = (begun: number) => {
    const end = now()
    pace += (end - Math.max(begun, latestEnd) - pace) * weight
    latestEnd = end
    const [first] = line
    if (first) first()
    else free += 1
  }

  const wait = (signal: AbortSignal) =>
    new Promise<boolean>((resolve) => {
      const end = (isNext: boolean) => {
        line.delete(next)
        signal.removeEventListener('abort', giveUp)
        resolve(isNext)
      }
      const next = () => end(true)
      const giveUp = () => end(false)
      line.add(next)
      signal.addEventListener('abort', giveUp)
    })

  const enter = (signal: AbortSignal): boolean | Promise<boolean> => {
    if (signal.aborted) return false
    if (free === 0) return line.size * pace < longestWait && wait(signal)
    free -= 1
    return true
  }

  return async (signal, run) => {
    if (!(await enter(signal))) return undefined
    const begun = now()
    return Promise.race([run().finally(() => leave(begun)), ended(signal)])
  }
}
