import { printableLine } from '@soe/contracts'
import type { Report } from './report'

/** Annotations of one kind that a forge keeps a step; it drops the others without a word. */
const maxAnnotations = 10

const escaped = (text: string) => printableLine(text).replaceAll('%', '%25')

/** In a property, where these end the value. */
const escapedProperty = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** Lines that a forge shows beside the change, what was met most often first; the last one counts the rest. */
export const annotationsOf = ({ findings }: Report): string[] => {
  const broken = findings.filter(({ waived }) => !waived).sort((left, right) => right.count - left.count)
  const shown = broken.slice(0, broken.length > maxAnnotations ? maxAnnotations - 1 : maxAnnotations)
  const lines = shown.map(
    ({ operation, kind, path, message }) =>
      `::error title=${escapedProperty(`${operation} ${kind}`)}::${escaped(`${path}: ${message}`)}`,
  )
  const rest = broken.length - shown.length
  return rest > 0 ? [...lines, `::error title=soe-conform::and ${rest} more: report.html`] : lines
}

/** Bytes of a step summary: a forge refuses a larger one whole. */
const summaryLimit = 1024 * 1024 - 2048

const row = (cells: readonly string[]) =>
  `| ${cells.map((cell) => printableLine(cell).replaceAll('|', String.raw`\|`)).join(' | ')} |`

/** The step summary, in Markdown, below the limit of the forge. */
export const summaryOf = (report: Report, headline: string): string => {
  const head = [
    '# soe-conform',
    '',
    headline,
    '',
    row(['operation', 'what', 'where', 'message']),
    row(['-', '-', '-', '-']),
  ]
  const lines: string[] = []
  let bytes = Buffer.byteLength(head.join('\n'))
  for (const { operation, kind, path, message } of report.findings) {
    const line = row([operation, kind, path, message])
    bytes += Buffer.byteLength(line) + 1
    if (bytes > summaryLimit) break
    lines.push(line)
  }
  const rest = report.findings.length - lines.length
  const more = rest > 0 ? ['', `and ${rest} more: report.html`] : []
  return `${[...head, ...lines, ...more].join('\n')}\n`
}
