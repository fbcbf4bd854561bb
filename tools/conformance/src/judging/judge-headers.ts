import { isHidden } from '@soe/contracts/redaction'
import { shopCookies, wireRules, type WireRule } from '@soe/contracts'
import type { FindingKind } from './kinds'
import type { Exchange } from '../target/exchange'
import { readSetCookie, type SetCookie } from '../target/cookie-jar'
import { violation, type Violation } from './violation'

interface MediaType {
  /** Such as `application/json`, in lower case. */
  readonly type: string
  /** Values by lower-case name, without quotes. */
  readonly parameters: Readonly<Record<string, string>>
}

const parameter = (text: string): readonly [string, string] => {
  const [name = '', value = ''] = text.split(/=(.*)/s)
  const unquoted = value.trim().replace(/^"(.*)"$/, '$1')
  return [name.trim().toLowerCase(), unquoted.replaceAll(/\\(.)/g, '$1')]
}

/** A media type as RFC 9110 has it: quotes, spaces and letter case say nothing. */
const readMediaType = (text = ''): MediaType => {
  const [type = '', ...parameters] = text.split(';')
  return { type: type.trim().toLowerCase(), parameters: Object.fromEntries(parameters.map(parameter)) }
}

const isJson = ({ type }: MediaType): boolean => /^application\/([\w.-]+\+)?json$/.test(type)

/** What breaks a rule of the wire, with what was seen instead. */
export const wireViolation = (rule: WireRule & FindingKind, at: string, seen: string): Violation =>
  violation(rule, at, `${wireRules[rule]}: ${seen}`)

const isSessionName = (name: string) => /sess(ion)?(_?id)?$|^(sid|jsessionid|phpsessid)$/i.test(name)

/** Seconds for which a session goes on without a call. */
const sessionSeconds = 30 * 60

const lifeViolations = ({ name, attributes }: Pick<SetCookie, 'name' | 'attributes'>): Violation[] => {
  const seconds = Number(attributes.get('max-age') ?? Number.NaN)
  const isShort = seconds > 0 && seconds < sessionSeconds
  return isShort ? [wireViolation('cookie-short-lived', `set-cookie ${name}`, `${name} lasts ${seconds} seconds`)] : []
}

const pathViolations = ({ name, attributes }: Pick<SetCookie, 'name' | 'attributes'>): Violation[] => {
  const path = attributes.get('path')
  return path === '/' ? [] : [wireViolation('cookie-path', `set-cookie ${name}`, `${name} has ${path ?? 'no path'}`)]
}

const cookieViolations = ({ name, attributes }: SetCookie): Violation[] => {
  const at = `set-cookie ${name}`
  const isRead = Object.hasOwn(shopCookies, name)
  return [
    ...(isRead ? [...pathViolations({ name, attributes }), ...lifeViolations({ name, attributes })] : []),
    ...(isRead && attributes.has('httponly') ? [wireViolation('cookie-hidden', at, `${name} is HttpOnly`)] : []),
    ...(isSessionName(name) && !isRead ? sessionCookieViolations({ name, attributes }) : []),
  ]
}

/** What is wrong with a cookie that identifies a session. */
export const sessionCookieViolations = ({ name, attributes }: Pick<SetCookie, 'name' | 'attributes'>): Violation[] => {
  const at = `set-cookie ${name}`
  const site = attributes.get('samesite')
  return [
    ...(attributes.has('httponly') ? [] : [wireViolation('cookie-exposed', at, `${name} is not HttpOnly`)]),
    ...(site === undefined || site.toLowerCase() === 'none'
      ? [wireViolation('cookie-cross-site', at, `${name} has SameSite=${site ?? ''}`)]
      : []),
    ...pathViolations({ name, attributes }),
    ...lifeViolations({ name, attributes }),
  ]
}

const twiceViolations = (cookies: readonly SetCookie[]): Violation[] => {
  const names = cookies.map(({ name }) => name)
  const again = names.find((name, at) => names.indexOf(name) < at)
  return again === undefined ? [] : [wireViolation('cookie-twice', `set-cookie ${again}`, `${again} is set twice`)]
}

const idViolations = ({ request, response }: Exchange): Violation[] => {
  const sent = request.headers['guie2erequestid']
  const echoed = response.headers['e2erequestid']
  if (echoed === undefined) return [wireViolation('no-request-id', 'e2erequestid', 'it is missing')]
  if (sent === undefined || echoed === sent || isHidden(echoed) || isHidden(sent)) return []
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

const cacheViolations = ({ request, response: { headers, setCookies } }: Exchange): Violation[] => {
  const control = headers['cache-control'] ?? ''
  const namesSomeone = setCookies.length > 0 || (headers['vzwaccountnumber'] ?? '') !== ''
  const isPersonal = namesSomeone || (request.headers['cookie'] !== undefined && request.method === 'POST')
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
  ...twiceViolations(exchange.response.setCookies.map(readSetCookie)),
  ...cacheViolations(exchange),
  ...idViolations(exchange),
]
