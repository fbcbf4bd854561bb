import type { Exchange } from '../target/exchange'

/** Names of headers and fields that no report may show. */
const secret = /^(authorization|cookie|set-cookie|x-xsrf-token|p-csrf-token|x-sim-world|x-sim-decision|x-api-key)$/i
const secretNames = 'cardNumber|securityCode|transferPin|accountNumber|gRecaptchaResponse|token|password'
const secretFields = new RegExp(String.raw`"(${secretNames})"(\s*:\s*)"[^"]*"`, 'g')
const secretName = new RegExp(`^(${secretNames})$`)

export const isSecretField = (name: string): boolean => secretName.test(name)

/** Headers with names instead of secret values. */
export const maskHeaders = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, secret.test(name) ? `\${${name.toUpperCase()}}` : value]),
  )

const maskBody = (body: string) => body.replace(secretFields, '"$1"$2"${$1}"')

/** An exchange as reports may show it: names of cookies, tokens and cards instead of their values. */
export const maskExchange = ({ request, response }: Exchange): Exchange => ({
  request: {
    ...request,
    headers: maskHeaders(request.headers),
    ...(request.body !== undefined && { body: maskBody(request.body) }),
  },
  response: {
    ...response,
    headers: maskHeaders(response.headers),
    setCookies: response.setCookies.map((cookie) => cookie.replace(/=[^;]*/, '=${…}')),
    body: maskBody(response.body),
  },
})
