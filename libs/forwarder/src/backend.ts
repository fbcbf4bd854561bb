import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'

/** Where a backend is. */
export interface Backend {
  /** Its address without a slash at the end. */
  readonly url: string
  /** The path that all of its own paths are below; empty where they begin at the root. */
  readonly prefix: string
  /** Host and port as the header `Host` has them. */
  readonly host: string
  readonly isTls: boolean
  readonly request: typeof httpRequest
  /** Matches its addresses in a text, with or without a protocol, also as JSON escapes them. */
  readonly addresses: RegExp
  /** What `request` connects to. */
  readonly place: { readonly protocol: string; readonly hostname: string; readonly port: string }
  /** A path of the backend's own, as it is sent: below the prefix, which redirects and cookies may have brought along. */
  pathOf(path: string): string
  /** A path of the backend's own without its prefix. */
  withoutPrefix(path: string): string
}

const withoutLastSlashes = (path: string): string => {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

const addressPattern = (host: string, prefix: string): RegExp =>
  new RegExp(
    String.raw`(https?:)?(\\?)/\\?/${escaped(host)}${escaped(prefix).replaceAll('/', String.raw`\\?/`)}(?![\w.:-])`,
    'gi',
  )

export const createBackend = (address: string): Backend => {
  const { origin, pathname, protocol, hostname, port, host } = new URL(address)
  const prefix = withoutLastSlashes(pathname)
  const isBelow = (path: string) =>
    prefix !== '' && path.startsWith(prefix) && /^(?:[/?#]|$)/.test(path.slice(prefix.length))
  const isTls = protocol === 'https:'
  return {
    url: `${origin}${prefix}`,
    prefix,
    host,
    isTls,
    request: isTls ? httpsRequest : httpRequest,
    addresses: addressPattern(host, prefix),
    place: { protocol, hostname: hostname.replace(/^\[|\]$/g, ''), port },
    pathOf: (path) => (isBelow(path) ? path : `${prefix}${path}`),
    withoutPrefix: (path) => (isBelow(path) ? path.slice(prefix.length) : path),
  }
}
