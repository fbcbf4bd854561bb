import { jsonTokens } from './json-tokens'
import styles from './json-view.module.css'

const LINES_SHOWN = 3000

export interface JsonViewProps {
  value: unknown
  label: string
  /** Says how many lines are left out of a long text. */
  moreLabel: (lines: number) => string
  /** Puts a number before each line. */
  numbered?: boolean
  /** The first and last line to mark, from 0. */
  marked?: { from: number; to: number }
}

/** JSON with two spaces of indentation, colored. */
export function JsonView({ value, label, moreLabel, numbered = false, marked }: JsonViewProps) {
  const lines = (JSON.stringify(value, null, 2) ?? 'undefined').split('\n')
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex -- preformatted text that scrolls must be reachable by keyboard
    <pre className={styles.json} role="region" aria-label={label} tabIndex={0} data-numbered={numbered}>
      {lines.slice(0, LINES_SHOWN).map((line, at) => (
        <span key={at} className={styles.line} data-marked={marked && at >= marked.from && at <= marked.to}>
          {numbered && (
            <span className={styles.lineNumber} aria-hidden="true">
              {at + 1}
            </span>
          )}
          <Tokens line={line} />
          {'\n'}
        </span>
      ))}
      {lines.length > LINES_SHOWN && moreLabel(lines.length - LINES_SHOWN)}
    </pre>
  )
}

function Tokens({ line }: { line: string }) {
  return jsonTokens(line).map(({ kind, text }, at) => (
    <span key={at} className={styles[kind]}>
      {text}
    </span>
  ))
}
