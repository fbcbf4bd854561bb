import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  createBackend,
  isKnownEncoding,
  isLocalHost,
  startForwarder,
  type CallObserver,
  type Forwarder,
} from '@soe/forwarder'
import { findPath } from '../contract/judged-operations'
import { decodeBody } from '../target/decode-body'
import type { Exchange } from '../target/exchange'
import type { Watch, WatchedCall } from '../traffic/watch-traffic'

/** Bytes of a body that are kept to be judged; no answer of the contract is as large. */
const most = 8 * 1024 * 1024

/** Keeps a copy of what passes, up to a limit. */
const createCapture = () => {
  const chunks: Buffer[] = []
  let bytes = 0
  return {
    keep: (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes <= most) chunks.push(chunk)
    },
    isWhole: () => bytes <= most,
    bytes: (): Buffer => Buffer.concat(chunks),
  }
}

/** A call that passed; the gap says why it can't be judged. */
export interface PassedCall {
  readonly exchange: Exchange
  readonly startedAt: Date
  readonly gap: string | undefined
  readonly begun: WatchedCall
}

export interface ProxyOptions {
  readonly target: string
  /** 0 takes any free port. */
  readonly port: number
  /** Answers a request that is for the proxy itself. */
  readonly answerOwn: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean
  /** Follows sessions through what passes. */
  readonly watch: Watch
  /** Sees each call of an operation as it ends. */
  readonly onCall: (call: PassedCall) => void
}

const plain = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || name === 'set-cookie' ? [] : [[name, [value].flat().join(', ')]],
    ),
  )

/** Calls beside the contract by which a test changes what a simulator knows. */
const isDisturbing = (method: string, url: string) =>
  /^\/(__sim|signin)\b/.test(url) && !['GET', 'HEAD', 'OPTIONS'].includes(method)

/** Why a call can't be judged whose bodies are too long, or in an encoding that nobody here can read. */
const unread = 'the body is too large, or in an encoding that the judge cannot read'

/** Watches the calls of operations; of others, nothing is kept. */
const createObserver =
  ({ watch, onCall }: Pick<ProxyOptions, 'watch' | 'onCall'>, pathOf: (url: string) => string) =>
  (incoming: IncomingMessage): CallObserver | undefined => {
    const { method = 'GET', url = '/' } = incoming
    const path = pathOf(url)
    if (findPath(method, path.split('?')[0] ?? path) === undefined) {
      if (isDisturbing(method, path)) watch.disturb()
      return undefined
    }
    const [startedAt, started] = [new Date(), performance.now()]
    const [asked, answered] = [createCapture(), createCapture()]
    const headers = plain(incoming)
    const begun = watch.begin({ method, path, headers })
    let hasEnded = false
    const isReadable = (capture: ReturnType<typeof createCapture>, encoding: string | undefined) =>
      capture.isWhole() && isKnownEncoding(encoding)
    const end = (message: IncomingMessage | undefined, gap?: string) => {
      hasEnded = true
      const encodings = [headers['content-encoding'], message?.headers['content-encoding']] as const
      const isWhole = isReadable(asked, encodings[0]) && isReadable(answered, encodings[1])
      const { body } = decodeBody(asked.bytes(), encodings[0])
      const response = {
        status: message?.statusCode ?? 0,
        headers: message ? plain(message) : {},
        setCookies: message?.headers['set-cookie'] ?? [],
        ...(message && isWhole ? decodeBody(answered.bytes(), encodings[1]) : { body: '' }),
        ms: performance.now() - started,
      }
      onCall({
        exchange: { request: { method, path, headers, ...(body !== '' && { body }) }, response },
        startedAt,
        begun,
        gap: gap ?? (isWhole ? undefined : unread),
      })
    }
    return { asked: asked.keep, answered: answered.keep, end, close: () => void (hasEnded || watch.abandon(begun)) }
  }

/** Stands between clients and a backend, and watches the calls that pass. */
export const startProxy = ({ target, port, answerOwn, ...seen }: ProxyOptions): Promise<Forwarder> => {
  const backend = createBackend(target)
  return startForwarder({
    backend,
    port,
    answerOwn,
    name: 'soe-conform proxy',
    keepsHost: isLocalHost(new URL(target).hostname),
    observe: createObserver(seen, backend.withoutPrefix),
  })
}
