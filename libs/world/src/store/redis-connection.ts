import type { Redis } from 'ioredis'
import { RefusalFault } from '../service-fault'
import { scripts } from './redis-scripts'
import { StoreError } from './store-error'

type Argument = string | number
type Run = (...given: Argument[]) => Promise<unknown>

export interface RedisConnection {
  /** Runs a script; answers a refusal at once while Redis can't be reached. */
  run(script: keyof typeof scripts, ...given: Argument[]): Promise<unknown>
  size(key: string): Promise<number>
  close(): Promise<void>
}

/** Attempts before start-up fails, ten seconds in all where each fails at once; a lost connection is retried for ever. */
const triesAtStart = 14

const retryDelay = (tries: number) => Math.min(25 * 2 ** tries, 1000)

/**
 * A command whose answer is lost may have run: it fails, and is never sent a second time. Nothing waits for a
 * connection to come back, nor for an answer longer than `socketTimeout`.
 */
const options = {
  lazyConnect: true,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 2000,
  socketTimeout: 3000,
  retryStrategy: retryDelay,
  scripts,
}

const unreachable = (error: Error) =>
  new RefusalFault('STORE_UNAVAILABLE', `The store of the worlds can't be reached, try again: ${error.message}`)

const withoutPassword = (url: string) => {
  const { protocol, host, pathname } = new URL(url)
  return `${protocol}//${host}${pathname}`
}

interface Reason {
  readonly why: string
  /** Waiting changes nothing. */
  readonly isFinal?: boolean
}

const hangsUp: Reason = { why: 'it closes the connection; one with TLS is rediss://' }

/** What codes and messages of the client mean, in the order in which they are tried. */
const reasons: readonly (readonly [RegExp, Reason])[] = [
  [/ECONNREFUSED/, { why: 'nothing listens there' }],
  [/ENOTFOUND|EAI_AGAIN/, { why: 'there is no such host' }],
  [/ETIMEDOUT/, { why: 'it does not answer in time; one without TLS is redis://, one with it rediss://' }],
  [/RESP type/, { why: 'what answers there is no Redis', isFinal: true }],
  [/AUTH|WRONGPASS/, { why: 'the name or the password is missing or wrong', isFinal: true }],
  [/DB index/, { why: 'it has no such database', isFinal: true }],
  [
    /SELF_SIGNED|UNABLE_TO_|CERT/,
    { why: 'its certificate is not trusted; NODE_EXTRA_CA_CERTS=FILE names an authority to trust', isFinal: true },
  ],
  [/SSL|EPROTO/, { why: 'it speaks no TLS; without it the address is redis://', isFinal: true }],
  [/ECONNRESET|EPIPE/, hangsUp],
]

const reasonOf = ({ code = '', message }: NodeJS.ErrnoException): Reason =>
  reasons.find(([pattern]) => pattern.test(`${code} ${message}`))?.[1] ?? { why: message }

const taken =
  '--store takes memory, or redis://host:port/database, with :PASSWORD@ before the host and rediss:// for TLS'

/** Resolves with the first working connection, rejects when the attempts are used up or nothing can come of waiting. */
const connected = (redis: Redis, name: string) =>
  new Promise<void>((resolve, reject) => {
    let tries = 0
    let reason = hangsUp
    const giveUp = () => {
      redis.disconnect()
      reject(new StoreError(`The store ${name} can't be reached: ${reason.why}. ${taken}.`))
    }
    const onClose = () => {
      tries += 1
      if (tries === triesAtStart) giveUp()
    }
    redis.on('error', (error) => {
      reason = reasonOf(error)
      if (reason.isFinal) giveUp()
    })
    redis.on('close', onClose)
    redis.once('ready', () => {
      redis.off('close', onClose)
      resolve()
    })
    // The reason has been told by an event.
    redis.connect().catch(() => undefined)
  })

/** Logs when the connection is lost and when it is back. */
const watch = (redis: Redis, name: string, say: (text: string) => void) => {
  let isLost = false
  redis.on('close', () => {
    if (!isLost) say(`${name} is gone: calls are refused with 503 until it is back.`)
    isLost = true
  })
  redis.on('ready', () => {
    if (isLost) say(`${name} is back.`)
    isLost = false
  })
  redis.once('end', () => redis.removeAllListeners('close'))
}

export const connectRedis = async (url: string, say: (text: string) => void): Promise<RedisConnection> => {
  // Only who uses it pays for loading it.
  const { Redis: Client } = await import('ioredis')
  const redis = new Client(url, options)
  const name = withoutPassword(url)
  await connected(redis, name)
  watch(redis, name, say)
  const refuse = (error: Error): never => {
    throw unreachable(error)
  }
  return {
    // The client grows a method for each script, which its types can't know.
    run: (script, ...given) =>
      (redis as unknown as Record<string, Run>)[script]?.(...given).catch(refuse) as Promise<unknown>,
    size: (key) => redis.scard(key).catch(refuse),
    close: async () => {
      redis.removeAllListeners('close')
      redis.disconnect()
    },
  }
}
