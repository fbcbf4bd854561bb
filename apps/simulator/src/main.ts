import 'zod/compile'
import { randomBytes } from 'node:crypto'
import { constants } from 'node:os'
import { printable } from '@soe/contracts'
import { RefusalFault, StoreError, UnusableDirectory } from '@soe/world'
import type { FastifyInstance } from 'fastify'
import { createSimulator } from './create-simulator'
import { createJsonLog } from './log/json-log'
import type { ServerLog } from './log/server-log'
import { createTextLog } from './log/text-log'
import { openStore } from './open-store'
import { OptionError, readOptions, type Options } from './read-options'
import { salvage } from './salvage'

const say = (text: string) => process.stdout.write(`${printable(text)}\n`)

const warn = (text: string) => process.stderr.write(`${printable(text)}\n`)

/** The exit code of a command that was given something wrong, as the command line has it. */
const wrongInput = 2

const fail = (text: string, code: 1 | 2 = 1): never => {
  warn(text)
  return process.exit(code)
}

const options = ((): Options => {
  try {
    return readOptions(process.argv.slice(2), process.env)
  } catch (error) {
    if (error instanceof OptionError) return fail(error.message, wrongInput)
    throw error
  }
})()

const log: ServerLog =
  options.log === 'json'
    ? createJsonLog({ out: say, clock: Date.now })
    : createTextLog({
        out: say,
        err: warn,
        hasShop: options.staticDir !== undefined,
        hasConsole: options.consoleDir !== undefined,
      })

const replica = randomBytes(4).toString('hex')

const openWorlds = () =>
  openStore(options.store, { clock: Date.now, say: (text) => log.warn(text), replica }).catch((error: Error) => {
    if (error instanceof UnusableDirectory) return fail(error.message, 2)
    if (error instanceof StoreError || error instanceof RefusalFault) return fail(error.message)
    throw error
  })

const create = async () =>
  createSimulator({
    worlds: await openWorlds(),
    clock: Date.now,
    ids: { secret: () => randomBytes(16).toString('hex') },
    logger: log,
    ...(log.request && { logRequest: log.request }),
    ...(options.traces && { traces: options.traces }),
    ...(options.staticDir !== undefined && { staticDir: options.staticDir }),
    ...(options.consoleDir !== undefined && { consoleDir: options.consoleDir }),
    ...(options.scenariosDir !== undefined && { scenariosDir: options.scenariosDir }),
    allowedOrigins: options.allowedOrigins,
    ...(options.carrier && { carrier: options.carrier }),
    ownHosts: options.ownHosts,
    limits: options.limits,
    ...(options.store.kind === 'redis' && { replica }),
    ...(options.address !== undefined && { address: options.address }),
    control: options.token === undefined ? {} : { token: options.token },
  }).catch((error: Error) => fail(error.message))

const keepTidy = (app: FastifyInstance) => {
  // If the store fails now, the next sweep does the work.
  const sweep = () => void app.sweepWorlds().catch(() => undefined)
  setInterval(sweep, Math.min(60_000, options.limits.ttl)).unref()
}

const stopOnSignal = (app: FastifyInstance) => {
  let isStopping = false
  const stop = (patience: number) => {
    isStopping = true
    void app.closeGently(patience).then(() => process.exit(0))
  }
  const on = (signal: 'SIGINT' | 'SIGTERM', patience: number) =>
    process.on(signal, () => {
      if (isStopping) process.exit(128 + constants.signals[signal])
      stop(patience)
    })
  // Ctrl-C gives the prompt back at once; SIGTERM, which a host sends, lets running calls end first.
  on('SIGINT', 0)
  on('SIGTERM', options.drain)
  // The parent that started it with a channel has ended without a signal, or had before this line was reached.
  if (process.connected === false) stop(0)
  else process.once('disconnect', () => stop(0))
}

const listen = async (app: FastifyInstance) => {
  try {
    await app.listen({ port: options.port, host: options.host })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const isTaken = code === 'EADDRINUSE'
    fail(
      isTaken
        ? `Port ${options.port} is taken: stop what listens there or choose another with --port or PORT.`
        : message,
    )
  }
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : options.port
  log.listening(`http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${port}`)
}

/** A failure that no call waits for is logged, and ends nothing else. */
const logRejections = () => process.on('unhandledRejection', (error) => log.error(error))

const main = async () => {
  if (options.salvage) return process.exit(await salvage(options.salvage, { say, warn }))
  logRejections()
  const app = await create()
  keepTidy(app)
  stopOnSignal(app)
  await listen(app)
}

void main()
