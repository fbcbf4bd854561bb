import type { Backend } from './backend'
import type { HeaderLine } from './header-lines'

interface SeamOptions {
  readonly backend: Backend
  /** What the client calls, such as `http://localhost:4010`. */
  readonly origin: string
  /** Cookies of the one in front, which the backend never sees and never sets. */
  readonly isOwnCookie: (name: string) => boolean
  /** Headers of the one in front; a call that has them by another name of the backend's is given those of `headers`. */
  readonly isOwnHeader: (name: string) => boolean
  /** What every call carries besides, by their names in small letters. */
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** Makes a backend's addresses and cookies those of the one who stands in front of it, and back. */
export interface Seam {
  request(lines: readonly HeaderLine[]): HeaderLine[]
  answer(lines: readonly HeaderLine[]): HeaderLine[]
  /** A text of the backend with its absolute addresses as the client reaches them. */
  text(text: string): string
}

/** Browsers take a cookie of such a name over TLS alone, so that plain HTTP needs another name for it. */
const prefixed = /^__(Host|Secure)-/
const renamed = /^~(Host|Secure)-/

const cookiesIn = (value: string): string[] =>
  value
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')

const nameOf = (pair: string): string => pair.split('=', 1)[0]?.trim() ?? ''

const attribute = (text: string): readonly [name: string, value: string] => {
  const at = text.indexOf('=')
  return at < 0 ? [text.trim().toLowerCase(), ''] : [text.slice(0, at).trim().toLowerCase(), text.slice(at + 1).trim()]
}

/** Whether a browser would take a cookie of the domain from the host. */
const isDomainOf = (domain: string, hostname: string): boolean => {
  const name = domain.replace(/^\./, '').toLowerCase()
  return name === '' || hostname === name || hostname.endsWith(`.${name}`)
}

/** A cookie as the client keeps it; undefined where it is not the backend's to set. */
const cookieForClient = (line: string, { backend, origin, isOwnCookie }: SeamOptions): string | undefined => {
  const isPlain = origin.startsWith('http:')
  const [pair = '', ...rest] = line.split(';')
  const attributes = rest.map(attribute)
  const domain = attributes.find(([name]) => name === 'domain')?.[1] ?? ''
  if (isOwnCookie(nameOf(pair)) || !isDomainOf(domain, backend.place.hostname)) return undefined
  const kept = attributes.flatMap(([name, value]): string[] => {
    if (name === 'domain' || (isPlain && (name === 'secure' || name === 'partitioned'))) return []
    if (name === 'path') return [`path=${backend.withoutPrefix(value) || '/'}`]
    // Without TLS no browser keeps a cookie for other sites.
    if (name === 'samesite' && isPlain && value.toLowerCase() === 'none') return ['samesite=Lax']
    return [value === '' ? name : `${name}=${value}`]
  })
  return [isPlain ? pair.trim().replace(prefixed, '~$1-') : pair.trim(), ...kept].join('; ')
}

const cookiesForBackend = (value: string, isOwnCookie: SeamOptions['isOwnCookie']): string =>
  cookiesIn(value)
    .filter((pair) => !isOwnCookie(nameOf(pair)))
    .map((pair) => pair.replace(renamed, '__$1-'))
    .join('; ')

/** They are about the backend's own host: other ports that it listens on, and that it speaks TLS alone. */
const ofHost: ReadonlySet<string> = new Set(['alt-svc', 'strict-transport-security'])
const ofAddresses: ReadonlySet<string> = new Set(['location', 'content-location', 'refresh', 'link'])

export const createSeam = (options: SeamOptions): Seam => {
  const { backend, origin, isOwnCookie, isOwnHeader, headers = {} } = options
  const backendOrigin = new URL(backend.url).origin
  const text = (given: string): string =>
    given.replaceAll(backend.addresses, (_, protocol: string | undefined, backslash: string) => {
      const address = protocol === undefined ? origin.replace(/^https?:/, '') : origin
      return backslash === '' ? address : address.replaceAll('/', String.raw`\/`)
    })
  const address = (given: string): string => {
    const known = text(given)
    return known.startsWith('/') && !known.startsWith('//') ? backend.withoutPrefix(known) || '/' : known
  }

  const forBackend = ([name, value]: HeaderLine): HeaderLine[] => {
    const lower = name.toLowerCase()
    if (isOwnHeader(lower) || Object.hasOwn(headers, lower)) return []
    if (lower === 'cookie') {
      const kept = cookiesForBackend(value, isOwnCookie)
      return kept === '' ? [] : [[name, kept]]
    }
    if (lower === 'origin') return [[name, value === origin ? backendOrigin : value]]
    if (lower === 'referer' && value.startsWith(`${origin}/`)) return [[name, backend.url + value.slice(origin.length)]]
    return [[name, value]]
  }

  const forClient = ([name, value]: HeaderLine): HeaderLine[] => {
    const lower = name.toLowerCase()
    if (isOwnHeader(lower) || ofHost.has(lower)) return []
    if (lower === 'set-cookie') {
      const cookie = cookieForClient(value, options)
      return cookie === undefined ? [] : [[name, cookie]]
    }
    if (lower === 'access-control-allow-origin') return [[name, value === backendOrigin ? origin : value]]
    return [[name, ofAddresses.has(lower) ? address(value) : value]]
  }

  return {
    request: (lines) => [...lines.flatMap(forBackend), ...Object.entries(headers)],
    answer: (lines) => lines.flatMap(forClient),
    text,
  }
}
