import { printableLine } from '@soe/contracts'
import type { SimulatorRefusal } from '@soe/simulator-client'
import { exitCode } from './exit-code'
import { InputError, listAllowed } from './input-error'
import type { Io } from './io'
import type { ServerOptions } from './connect'

interface Failure {
  readonly exit: number
  readonly code: string
  readonly message: string
  readonly allowed?: readonly string[] | undefined
}

// By its name: its class comes with the client, which a command may never have loaded.
const isRefusal = (error: Error): error is SimulatorRefusal => error.name === 'SimulatorRefusal'

const isUnreachable = ({ name, message }: Error): boolean => name === 'TypeError' && message === 'fetch failed'

const refused = ({ status, code, reason, allowed }: SimulatorRefusal, url: string): Failure => {
  if (code === 'UNEXPECTED_ANSWER') {
    return { exit: exitCode.unreachable, code: 'NO_SIMULATOR', message: `What answers at ${url} is no simulator.` }
  }
  const exit = status >= 500 ? exitCode.unreachable : exitCode.wrongInput
  return { exit, code, message: printableLine(reason), allowed }
}

const howToStart = (url: string): string =>
  `No simulator answers at ${url}. Start one with "npx soe-sim start", or name another with --url or SIM_URL.`

const failureOf = (error: Error, url: string): Failure => {
  if (error instanceof InputError) {
    const { code, message, allowed } = error
    return { exit: exitCode.wrongInput, code, message, allowed }
  }
  if (isRefusal(error)) return refused(error, url)
  if (isUnreachable(error)) return { exit: exitCode.unreachable, code: 'UNREACHABLE', message: howToStart(url) }
  return { exit: exitCode.broken, code: 'INTERNAL', message: printableLine(error.stack ?? String(error)) }
}

const asJson = (error: Omit<Failure, 'exit'>): string => JSON.stringify({ error })

/** Prints what commander says of a command line that is wrong. */
export const reportWrongUse = (lines: readonly string[], io: Io, isJson: boolean) =>
  io.err(isJson ? asJson({ code: 'WRONG_USE', message: lines.join(' ') }) : lines)

/** Prints what went wrong, as JSON where JSON is asked for, and returns the exit code. */
export const reportFailure = (error: Error, io: Io, { url, json }: ServerOptions): number => {
  const { exit, code, message, allowed } = failureOf(error, url)
  const isListed = message.includes('Allowed: ') || allowed?.every((value) => message.includes(value))
  if (json) io.err(asJson({ code, message, ...(allowed && { allowed }) }))
  else io.err((allowed && !isListed ? `${message} ${listAllowed(allowed)}` : message).split('\n'))
  return exit
}
