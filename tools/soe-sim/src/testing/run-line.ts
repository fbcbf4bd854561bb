import type { ProcessIo } from '../io'
import { main } from '../main'

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

export type Environment = Partial<Pick<ProcessIo, 'isTty' | 'env' | 'startProgram'>> & {
  readonly stdin?: string
  readonly stopped?: AbortSignal
  /** Gets every line of output as it comes. */
  readonly onLine?: (line: string) => void
}

/** Runs a command line in this process. */
export const runLine = async (argv: readonly string[], given: Environment = {}): Promise<Ran> => {
  const { stdin = '', stopped, onLine, ...rest } = given
  const out: string[] = []
  const err: string[] = []
  const code = await main(argv, {
    out: (line) => {
      out.push(line)
      onLine?.(line)
    },
    err: (line) => void err.push(line),
    readStdin: async () => stdin,
    untilStopped: () => stopped ?? new AbortController().signal,
    isTty: false,
    env: {},
    version: '0.1.0',
    startProgram: '',
    ...rest,
  })
  return { code, out: out.join('\n'), err: err.join('\n') }
}
