import { createBackend, failureReason, isBrokenConnection, mostHeaderBytes, type Backend } from '@soe/forwarder'

/** Nothing that answers is at an address; the message says why, and what helps. */
export class UnreachableError extends Error {}

/** Milliseconds in which a backend has to take a connection and answer. */
const patience = 15_000

/** What can be asked for at a backend. */
export interface Place {
  readonly method: string
  readonly path: string
}

const root: Place = { method: 'GET', path: '/' }

const failureOf = (
  { request, place, prefix }: Backend,
  signal: AbortSignal,
  { method, path } = root,
): Promise<NodeJS.ErrnoException | undefined> =>
  new Promise((resolve) => {
    const sent = request(
      {
        ...place,
        method,
        path: `${prefix}${path}`,
        agent: false,
        timeout: patience,
        maxHeaderSize: mostHeaderBytes,
        signal,
      },
      (message) => {
        resolve(undefined)
        message.destroy()
      },
    )
    sent.on('timeout', () => sent.destroy(new Error(`no answer in ${patience / 1000} s`)))
    sent.on('error', resolve)
    sent.end()
  })

/** Whether what closes a plain connection without an answer takes one with TLS. */
const speaksTls = async ({ isTls, url }: Backend, signal: AbortSignal) => {
  if (isTls) return false
  const failure = await failureOf(createBackend(url.replace('http:', 'https:')), signal)
  return failure === undefined || !(isBrokenConnection(failure) || /^(EPROTO|ERR_SSL)/.test(failure.code ?? ''))
}

const answersAny = async (backend: Backend, signal: AbortSignal, places: readonly Place[]): Promise<boolean> => {
  for (const place of places) {
    const failure = await failureOf(backend, signal, place)
    signal.throwIfAborted()
    if (!failure || !isBrokenConnection(failure)) return true
  }
  return false
}

/** Throws where nothing at the address speaks the protocol that it names, and answers at its root or at the places. */
export const assertReachable = async (url: string, signal: AbortSignal, places: readonly Place[]): Promise<void> => {
  const backend = createBackend(url)
  const failure = await failureOf(backend, signal)
  signal.throwIfAborted()
  if (!failure) return
  if (!isBrokenConnection(failure)) throw new UnreachableError(failureReason(backend, failure))
  if (await speaksTls(backend, signal)) {
    throw new UnreachableError(`what answers at ${backend.url} speaks TLS; is it https://${backend.host}?`)
  }
  if (await answersAny(backend, signal, places)) return
  throw new UnreachableError(`what listens at ${backend.url} closes every connection without an answer`)
}
