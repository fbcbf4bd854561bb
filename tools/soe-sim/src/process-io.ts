import { buffer } from 'node:stream/consumers'
import { decodeText } from '@soe/contracts'
import type { ProcessIo } from './io'

const untilStopped = (): AbortSignal => {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => controller.abort())
  return controller.signal
}

/** A reader such as `head` may close the pipe early. */
const endQuietlyOnBrokenPipe = () =>
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })

/** What the program that runs knows of itself. */
export interface OwnProgram {
  /** Starts the simulator. */
  readonly startProgram: string
  readonly version: string
}

export const processIo = ({ startProgram, version }: OwnProgram): ProcessIo => {
  endQuietlyOnBrokenPipe()
  return {
    out: (line) => void process.stdout.write(`${line}\n`),
    err: (line) => void process.stderr.write(`${line}\n`),
    readStdin: async () => decodeText(await buffer(process.stdin)),
    untilStopped,
    isTty: process.stdout.isTTY === true,
    env: process.env,
    version,
    startProgram,
  }
}
