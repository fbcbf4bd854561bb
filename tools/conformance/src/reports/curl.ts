import type { SentRequest } from '../target/exchange'

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** Headers that curl sets by itself. */
const own = new Set(['content-length', 'connection', 'host'])

/** The address of a request; where no backend is known, the shell's variable TARGET names it. */
const addressOf = (target: string, path: string) =>
  URL.canParse(target) ? quoted(new URL(`${target}${path}`).href) : `"$TARGET"${quoted(path)}`

/** The request as a line for a shell; masked values are variables for the reader to set. */
export const curlOf = (target: string, { method, path, headers, body }: SentRequest): string =>
  [
    `curl -X ${method} ${addressOf(target, path)}`,
    ...Object.entries(headers)
      .filter(([name]) => !own.has(name))
      .map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data ${quoted(body.length > 20_000 ? `${body.slice(0, 200)}…` : body)}`]),
  ].join(' ')
