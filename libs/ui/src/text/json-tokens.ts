export interface JsonToken {
  kind: 'key' | 'text' | 'number' | 'word' | 'plain'
  text: string
}

const pattern = /("(?:\\.|[^"\\])*")(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|\b(true|false|null)\b/g

function tokenOf([text, quoted, colon, number]: RegExpMatchArray): JsonToken {
  if (quoted !== undefined) return { kind: colon === undefined ? 'text' : 'key', text }
  return { kind: number === undefined ? 'word' : 'number', text }
}

/** Splits a line of JSON into pieces of one color; joined, they are the line. */
export function jsonTokens(line: string): JsonToken[] {
  const tokens: JsonToken[] = []
  let from = 0
  for (const match of line.matchAll(pattern)) {
    if (match.index > from) tokens.push({ kind: 'plain', text: line.slice(from, match.index) })
    tokens.push(tokenOf(match))
    from = match.index + match[0].length
  }
  if (from < line.length) tokens.push({ kind: 'plain', text: line.slice(from) })
  return tokens
}
