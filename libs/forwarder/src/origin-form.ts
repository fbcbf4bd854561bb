import type { IncomingMessage } from 'node:http'

/** The host of an absolute target, then its path and query. */
const absolute = /^https?:\/\/([^/?#]*)([^#]*)/i

/**
 * Makes a path of the absolute target that a client with a proxy setting sends. Its host counts instead of that of the
 * header `Host` (RFC 9112, 3.2.2).
 */
export const takeOriginForm = (request: IncomingMessage & { originalUrl?: string }) => {
  const [, host, rest = ''] = absolute.exec(request.url ?? '') ?? []
  if (host === undefined) return
  request.headers.host = host
  request.url = rest.startsWith('/') ? rest : `/${rest}`
  request.originalUrl = request.url
}
