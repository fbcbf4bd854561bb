/** Runs what finds a place, at once or after a wait; undefined where it finds none, or where the signal ends it first. */
export type TakeTurn = <Result>(signal: AbortSignal, run: () => Promise<Result>) => Promise<Result | undefined>

export interface Places {
  /** How many run at a time. */
  readonly running: number
  /** How many more wait, the first to come the first to run. */
  readonly waiting: number
}

const ended = (signal: AbortSignal) =>
  new Promise<undefined>((resolve) => {
    if (signal.aborted) resolve(undefined)
    else signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })

/** What ends early keeps its place until it has really ended: no more than so many are ever under way. */
export const createTurns = ({ running, waiting }: Places): TakeTurn => {
  let free = running
  const line = new Set<() => void>()

  const leave = () => {
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
    if (free === 0) return line.size < waiting && wait(signal)
    free -= 1
    return true
  }

  return async (signal, run) => {
    if (!(await enter(signal))) return undefined
    return Promise.race([run().finally(leave), ended(signal)])
  }
}
