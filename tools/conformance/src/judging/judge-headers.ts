import { shopCookies, wireRules, type WireRule } from '@soe/contracts'
import type { Exchange } from '../target/exchange'
import { readSetCookie, type SetCookie } from '../target/cookie-jar'
import { isJson, readMediaType } from './media-type'
import { violation, type Violation } from './violation'

/** What breaks a rule of the wire, with what was seen instead. */
export const wireViolation = (rule: WireRule, at: string, seen: string): Violation =>
  violation(rule, at, `${wireRules[rule]}: ${seen}`, 901)

const isSessionName = (name: string) => /sess(ion)?(_?id)?$|^(sid|jsessionid|phpsessid)$/i.test(name)

const cookieViolations = ({ name, attributes }: SetCookie): Violation[] => {
  const at = `set-cookie ${name}`
  const isRead = Object.hasOwn(shopCookies, name)
  const path = attributes.get('path')
  return [
    ...(isRead && path !== '/' ? [wireViolation('cookie-path', at, `${name} has ${path ?? 'no path'}`)] : []),
    ...(isRead && attributes.has('httponly') ? [wireViolation('cookie-hidden', at, `${name} is HttpOnly`)] : []),
    ...(isSessionName(name) && !isRead ? sessionCookieViolations({ name, attributes }) : []),
  ]
}

/** What is wrong with a cookie that identifies a session. */
export const sessionCookieViolations = ({ name, attributes }: Pick<SetCookie, 'name' | 'attributes'>): Violation[] => {
  const at = `set-cookie ${name}`
  return [
    ...(attributes.has('httponly') ? [] : [wireViolation('cookie-exposed', at, `${name} is not HttpOnly`)]),
    ...(attributes.has('samesite') ? [] : [wireViolation('cookie-cross-site', at, `${name} has no SameSite`)]),
  ]
}

const idViolations = ({ request, response }: Exchange): Violation[] => {
  const sent = request.headers['guie2erequestid']
  const echoed = response.headers['e2erequestid']
  if (echoed === undefined) return [wireViolation('no-request-id', 'e2erequestid', 'it is missing')]
  if (sent === undefined || echoed === sent) return []
  return [wireViolation('other-request-id', 'e2erequestid', `"${echoed}" for "${sent}"`)]
}

const contentViolations = ({ response: { headers, body, unreadable } }: Exchange): Violation[] => {
  if (unreadable !== undefined) return [wireViolation('unreadable', 'content-type', unreadable)]
  if (body === '') return []
  const mediaType = readMediaType(headers['content-type'])
  if (!isJson(mediaType)) {
    return [wireViolation('no-json', 'content-type', `it is ${headers['content-type'] ?? 'of no type'}`)]
  }
  const { charset } = mediaType.parameters
  return charset === undefined || charset.toLowerCase() === 'utf-8' || charset.toLowerCase() === 'utf8'
    ? []
    : [wireViolation('other-charset', 'content-type', `it says ${charset}`)]
}

const cacheViolations = ({ request, response: { headers } }: Exchange): Violation[] => {
  const control = headers['cache-control'] ?? ''
  const isPersonal = request.headers['cookie'] !== undefined && request.method === 'POST'
  return isPersonal && /\bpublic\b|\bs-maxage\b/.test(control)
    ? [wireViolation('shared-cache', 'cache-control', `it is "${control}"`)]
    : []
}

/** What a server says of a method that a path does not have. */
export const allowViolations = ({ response: { status, headers } }: Exchange, method: string): Violation[] =>
  status === 405 && !headers['allow']?.includes(method)
    ? [wireViolation('no-allow', 'method', `405 without Allow: ${method}`)]
    : []

/** Holds what surrounds an answer to the contract: type, cookies, caching and the request's id. */
export const headerViolations = (exchange: Exchange): Violation[] => [
  ...contentViolations(exchange),
  ...exchange.response.setCookies.map(readSetCookie).flatMap(cookieViolations),
  ...cacheViolations(exchange),
  ...idViolations(exchange),
]
