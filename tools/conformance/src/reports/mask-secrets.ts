import { createHash, randomBytes } from 'node:crypto'
import { shopCookies } from '@soe/contracts'
import { redact } from '@soe/contracts/redaction'
import type { Exchange } from '../target/exchange'

/** Names of headers and fields that no report may show. */
const secret = /^(authorization|cookie|set-cookie|x-xsrf-token|p-csrf-token|x-sim-world|x-sim-decision|x-api-key)$/i
const secretNames = 'cardNumber|securityCode|transferPin|accountNumber|gRecaptchaResponse|token|password'
const secretFields = new RegExp(String.raw`"(${secretNames})"(\s*:\s*)"[^"]*"`, 'g')
const secretName = new RegExp(`^(${secretNames})$`)

export const isSecretField = (name: string): boolean => secretName.test(name)

/** What stands for a secret; the same secret may have to be known again. */
export type Pseudonym = (name: string, value: string) => string

const byName: Pseudonym = (name) => `\${${name}}`

/** Cookies that say how much there is of something, and nothing of who somebody is. */
const isOpen = (name: string) => Object.hasOwn(shopCookies, name) && !/xsrf|cartId/i.test(name)

const maskCookie = (pair: string, pseudonym: Pseudonym): string => {
  const [name = '', value = ''] = pair.split(/=(.*)/s)
  return isOpen(name) ? redact(pair) : `${redact(name)}=${pseudonym('…', value)}`
}

const maskSecretHeader = (name: string, value: string, pseudonym: Pseudonym): string => {
  if (name === 'cookie' && pseudonym !== byName) {
    return value
      .split(/;\s*/)
      .map((pair) => maskCookie(pair, pseudonym))
      .join('; ')
  }
  return pseudonym(name.toUpperCase(), value)
}

/** Headers with names instead of secret values. */
export const maskHeaders = (
  headers: Readonly<Record<string, string>>,
  pseudonym: Pseudonym = byName,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      secret.test(name)
        ? [[name, maskSecretHeader(name, value, pseudonym)]]
        : Object.entries(redact({ [name]: value })),
    ),
  )

/** Pseudonyms of one file: a secret has the same one wherever it is met in it, and another in any other file. */
export const createPseudonyms = (): Pseudonym => {
  const salt = randomBytes(16)
  return (_name, value) => {
    const mark = createHash('sha256').update(salt).update(value).digest('hex').slice(0, 12)
    return value === '' ? '' : `\${${mark}}`
  }
}

const maskSetCookie = (cookie: string, pseudonym: Pseudonym): string => {
  const [pair = '', ...attributes] = cookie.split(/;/)
  const masked = pseudonym === byName ? redact(pair.replace(/=.*/s, '=${…}')) : maskCookie(pair, pseudonym)
  return [masked, ...attributes.map((attribute) => redact(attribute))].join(';')
}

/** Fields that a replay fills again get their names, whatever else is secret is hidden as in every record. */
const maskBody = (body: string) => redact(body.replace(secretFields, '"$1"$2"${$1}"'))

/** An exchange as reports may show it: names of cookies, tokens and cards instead of their values. */
export const maskExchange = ({ request, response }: Exchange, pseudonym: Pseudonym = byName): Exchange => ({
  request: {
    ...request,
    path: redact(request.path),
    headers: maskHeaders(request.headers, pseudonym),
    ...(request.body !== undefined && { body: maskBody(request.body) }),
  },
  response: {
    ...response,
    headers: maskHeaders(response.headers, pseudonym),
    setCookies: response.setCookies.map((cookie) => maskSetCookie(cookie, pseudonym)),
    body: maskBody(response.body),
  },
})
