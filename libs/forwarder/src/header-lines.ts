/** Headers as they came: a name, its value, the next name … Their spelling, order and repetition stay. */
export type HeaderLines = readonly string[]

export type HeaderLine = readonly [name: string, value: string]

export const linesOf = (raw: HeaderLines): HeaderLine[] =>
  raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? ''] as const] : []))

const tokensIn = (value: string) => value.split(',').map((token) => token.trim().toLowerCase())

const isOf = (names: readonly string[], [name]: HeaderLine) => names.includes(name.toLowerCase())

/** Headers about one connection, beside those that `Connection` itself names (RFC 9110, 7.6.1). */
const ofConnection = ['keep-alive', 'proxy-connection', 'upgrade', 'http2-settings']

const namedByConnection = (lines: readonly HeaderLine[]): string[] =>
  lines.filter((line) => isOf(['connection'], line)).flatMap(([, value]) => tokensIn(value))

/** Without what is about the connection that it came by. */
const withoutConnection = (raw: HeaderLines, more: readonly string[]): HeaderLine[] => {
  const lines = linesOf(raw)
  // A client that reads trailers says so with TE, which holds for the next connection too.
  const named = namedByConnection(lines).filter((name) => name !== 'te')
  const dropped = [...ofConnection, ...more, ...named]
  return lines.filter((line) => !isOf(dropped, line))
}

/** What a client is sent: the body's length and the connection's end are those of its own connection. */
export const answerLines = (raw: HeaderLines): string[] =>
  withoutConnection(raw, ['connection', 'transfer-encoding']).flat()

const lasting = ['keep-alive', 'close']

const keptOfConnection = ([name, value]: HeaderLine): HeaderLine[] => {
  if (name.toLowerCase() !== 'connection') return [[name, value]]
  const kept = value.split(',').filter((token) => lasting.includes(token.trim().toLowerCase()))
  return kept.length > 0 ? [[name, kept.join(',').trim()]] : []
}

/** What a backend is sent. */
export const requestLines = (raw: HeaderLines): string[] => withoutConnection(raw, []).flatMap(keptOfConnection).flat()
