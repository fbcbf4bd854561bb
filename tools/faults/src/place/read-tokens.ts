export interface Token {
  readonly text: string
  readonly start: number
  readonly end: number
}

const closing = new Set([')', ']', '}'])

/**
 * The words and signs of a source. A comma before a closing bracket is left out: the formatter puts one where it breaks
 * a line.
 */
export const readTokens = (source: string): Token[] => {
  const all = [...source.matchAll(/[\w$]+|[^\s\w$]/gu)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }))
  return all.filter(({ text }, at) => text !== ',' || !closing.has(all[at + 1]?.text ?? ''))
}

const plainText = (tokens: readonly Token[]): string => `\n${tokens.map(({ text }) => `${text}\n`).join('')}`

/** A source, or a part of one, that is compared whatever the white space. */
export interface Tokens {
  readonly tokens: readonly Token[]
  readonly plain: string
}

export const tokensOf = (source: string): Tokens => {
  const tokens = readTokens(source)
  return { tokens, plain: plainText(tokens) }
}

const countBreaks = (text: string, to: number): number => {
  let count = 0
  for (let at = text.indexOf('\n'); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) count += 1
  return count
}

/** The positions among the source's tokens at which the wanted ones stand in a row. */
export const findTokens = (source: Tokens, wanted: Tokens): number[] => {
  const found: number[] = []
  for (let at = source.plain.indexOf(wanted.plain); at !== -1; at = source.plain.indexOf(wanted.plain, at + 1)) {
    found.push(countBreaks(source.plain, at))
  }
  return found
}
