import type { Backend } from './backend'
import { mostHeaderBytes } from './limits'

type Words = (backend: Backend, message: string) => string

const untrusted: Words = ({ url }, message) =>
  `the certificate of ${url} is not trusted (${message}); NODE_EXTRA_CA_CERTS=FILE names an authority to trust`

/** What Node's codes mean, in the order in which they are tried. */
const reasons: readonly (readonly [RegExp, Words])[] = [
  [/^ECONNREFUSED$/, ({ url }) => `nothing answers at ${url}: nothing listens there`],
  [/^(ENOTFOUND|EAI_AGAIN)$/, ({ url, place }) => `nothing answers at ${url}: no host is named ${place.hostname}`],
  [/SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)|CERT_UNTRUSTED/, untrusted],
  [/CERT/, ({ url }, message) => `the certificate of ${url} is not valid: ${message}`],
  [/^(EPROTO|ERR_SSL_.*)$/, ({ url, host }) => `what answers at ${url} speaks no TLS; is it http://${host}?`],
  [/^HPE_HEADER_OVERFLOW$/, ({ url }) => `the headers from ${url} are larger than ${mostHeaderBytes / 1024} kB`],
  [/^HPE_/, ({ url }, message) => `what answers at ${url} is no HTTP: ${message}`],
]

/** Why a call got no answer, and where it is known what helps. */
export const failureReason = (backend: Backend, { code = '', message }: NodeJS.ErrnoException): string => {
  const words = reasons.find(([pattern]) => pattern.test(code))?.[1]
  return words?.(backend, message) ?? `nothing answers at ${backend.url}: ${message || code}`
}

/** The backend closed the connection, rather than never having been there. */
export const isBrokenConnection = ({ code }: NodeJS.ErrnoException): boolean =>
  code === 'ECONNRESET' || code === 'EPIPE'
