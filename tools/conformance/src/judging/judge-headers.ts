import type { Exchange } from '../target/exchange'
import { readSetCookie, type SetCookie } from '../target/cookie-jar'
import { violation, type Violation } from './violation'

/** Cookies that the shop's scripts read. */
const readable = new Set([
  'loggedIn',
  'role',
  'cartId',
  'gnCartCount',
  'wishListCount',
  'prospectCartCount',
  'prospectWishListCount',
  'intendType',
  'flowName',
  'XSRF-TOKEN',
  'SOE-XSRF-TOKEN-SALES',
])

const cookieViolations = ({ name, attributes }: SetCookie): Violation[] => {
  const wrong = (kind: string, message: string) => violation(kind, `set-cookie ${name}`, message, 901)
  const isReadable = readable.has(name)
  return [
    ...(isReadable && attributes.get('path') !== '/' ? [wrong('cookie-path', `${name} must have Path=/`)] : []),
    ...(isReadable && attributes.has('httponly')
      ? [wrong('cookie-hidden', `${name} is read by the shop and must not be HttpOnly`)]
      : []),
    ...(/sess(ion)?(id)?$/i.test(name) && !attributes.has('httponly')
      ? [wrong('cookie-exposed', `${name} identifies the session and must be HttpOnly`)]
      : []),
  ]
}

const idViolations = ({ request, response }: Exchange): Violation[] => {
  const sent = request.headers['guie2erequestid']
  const echoed = response.headers['e2erequestid']
  if (echoed === undefined)
    return [violation('no-request-id', 'e2erequestid', 'the header e2erequestid is missing', 901)]
  if (sent === undefined || echoed === sent) return []
  return [violation('other-request-id', 'e2erequestid', 'e2erequestid is not the id that was sent', 901)]
}

const contentViolations = ({ response: { headers, body } }: Exchange): Violation[] => {
  const type = headers['content-type'] ?? ''
  if (body === '') return []
  if (!/^application\/(\w+\+)?json\b/i.test(type)) {
    return [violation('no-json', 'content-type', `the answer is ${type || 'of no type'}, not JSON`)]
  }
  const charset = /charset=([^;]+)/i.exec(type)?.[1]
  return charset !== undefined && charset.toLowerCase() !== 'utf-8'
    ? [violation('other-charset', 'content-type', `JSON is UTF-8, not ${charset}`, 901)]
    : []
}

const cacheViolations = ({ request, response: { headers } }: Exchange): Violation[] => {
  const control = headers['cache-control'] ?? ''
  const isPersonal = request.headers['cookie'] !== undefined && request.method === 'POST'
  return isPersonal && /\bpublic\b|\bs-maxage\b/.test(control)
    ? [violation('shared-cache', 'cache-control', `a personal answer is "${control}"`, 901)]
    : []
}

/** Holds what surrounds an answer to the contract: type, cookies, caching and the request's id. */
export const headerViolations = (exchange: Exchange, isCall: boolean): Violation[] => [
  ...contentViolations(exchange),
  ...exchange.response.setCookies.map(readSetCookie).flatMap(cookieViolations),
  ...cacheViolations(exchange),
  ...(isCall ? idViolations(exchange) : []),
]
