import type { FastifyRequest } from 'fastify'

/** Milliseconds in which a client that repeats a call by itself has done so. */
const patience = 1000

/**
 * Whether Java's HttpURLConnection sent the request: no other client writes `Host` later than first, and `Connection`
 * behind it. Whenever a connection ends without an answer, it sends the call once more, unseen, whatever came before.
 */
const isHttpUrlConnection = ({ raw: { rawHeaders } }: FastifyRequest): boolean => {
  const names = rawHeaders.filter((_, index) => index % 2 === 0)
  const host = names.indexOf('Host')
  const connection = names.indexOf('Connection')
  return host > 0 && connection > host && rawHeaders[connection * 2 + 1] === 'keep-alive'
}

/** A repeat is the same to the last byte. */
const fingerprint = ({ method, originalUrl, raw, bodyText }: FastifyRequest): string =>
  [method, originalUrl, ...raw.rawHeaders, bodyText].join('\n')

/** Calls whose connection was reset, and which their client will repeat before its caller knows of it. */
export interface OwnRepeats {
  expect(request: FastifyRequest): void
  /** Whether the request is such a repeat; true once for each call. */
  take(request: FastifyRequest): boolean
}

export const createOwnRepeats = (): OwnRepeats => {
  const expected = new Map<string, NodeJS.Timeout>()
  const forget = (key: string) => {
    clearTimeout(expected.get(key))
    return expected.delete(key)
  }
  return {
    expect: (request) => {
      if (!isHttpUrlConnection(request)) return
      const key = fingerprint(request)
      forget(key)
      expected.set(key, setTimeout(forget, patience, key).unref())
    },
    take: (request) => expected.size > 0 && forget(fingerprint(request)),
  }
}
