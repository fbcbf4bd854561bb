import styles from './json-view.module.css'

type TokenKind = 'key' | 'text' | 'number' | 'word' | 'plain'

export interface JsonToken {
  kind: TokenKind
  text: string
}

const pattern = /("(?:\\.|[^"\\])*")(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|\b(true|false|null)\b/g

const tokenOf = ([text, quoted, colon, number]: RegExpMatchArray): JsonToken => {
  if (quoted !== undefined) return { kind: colon === undefined ? 'text' : 'key', text }
  return { kind: number === undefined ? 'word' : 'number', text }
}

/** A line of JSON in pieces of one colour; joined they are the line. */
export const tokensOf = (line: string): JsonToken[] => {
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

const mostLines = 3000

interface JsonViewProps {
  value: unknown
  label: string
  /** With a number before each line. */
  numbered?: boolean
  /** Lines to set off, from 0. */
  marked?: { from: number; to: number }
}

const Line = ({ line }: { line: string }) =>
  tokensOf(line).map(({ kind, text }, at) => (
    <span key={at} className={styles[kind]}>
      {text}
    </span>
  ))

/** JSON as it would be pasted. */
export const JsonView = ({ value, label, numbered = false, marked }: JsonViewProps) => {
  const lines = (JSON.stringify(value, null, 2) ?? 'undefined').split('\n')
  return (
    // What scrolls must be reached by the keyboard.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex
    <pre className={styles['json']} role="region" aria-label={label} tabIndex={0} data-numbered={numbered}>
      {lines.slice(0, mostLines).map((line, at) => (
        <span key={at} className={styles['line']} data-marked={marked && at >= marked.from && at <= marked.to}>
          {numbered && (
            <span className={styles['number-of-line']} aria-hidden="true">
              {at + 1}
            </span>
          )}
          <Line line={line} />
          {'\n'}
        </span>
      ))}
      {lines.length > mostLines && `… ${lines.length - mostLines} more lines; copy or save to see them all`}
    </pre>
  )
}
