/** Share of the time for which the judge may keep a processor busy beside a backend on the same machine. */
const share = 0.6

/** Milliseconds of processor time before it waits for the first time. */
const head = 250

const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

export interface Clocks {
  now(): number
  /** Milliseconds of processor time that the process has used. */
  cpu(): number
}

/** Waits until the judge has left the processors to the backend for long enough. */
export const createPace = ({ now, cpu }: Clocks) => {
  const [started, before] = [now(), cpu()]
  return async (): Promise<void> => {
    const due = (cpu() - before - head) / share - (now() - started)
    if (due > 0) await wait(due)
  }
}
