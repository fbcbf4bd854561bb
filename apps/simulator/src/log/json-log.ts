import type { ServerLog } from './server-log'

export interface JsonLogOptions {
  readonly out: (text: string) => void
  /** Real time in milliseconds since 1970. */
  readonly clock: () => number
}

type Level = 'info' | 'warn' | 'error'

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))

/** For machines: one JSON object a line, requests included. */
export const createJsonLog = ({ out, clock }: JsonLogOptions): ServerLog => {
  const write = (level: Level, fields: object) =>
    out(JSON.stringify({ time: new Date(clock()).toISOString(), level, ...fields }))
  return {
    listening: (url) => write('info', { message: 'listening', url, contract: `${url}/__sim/docs` }),
    warn: (message) => write('warn', { message }),
    error: (error) => write('error', { message: 'the simulator failed', stack: stackOf(error) }),
    request: (line) => write(line.status >= 500 ? 'error' : 'info', { message: 'request', ...line }),
  }
}
