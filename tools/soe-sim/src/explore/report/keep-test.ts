const declaration = /^([ \t]*)(?:test|it)(?:\.(?:only|fixme|fail|skip))?\(\s*(?:['"`]|$)/

const bracketsOf = (line: string, bracket: string) => line.split(bracket).length

/** The line that ends what a line begins, by the indentation that every formatter keeps. */
const endOf = (lines: readonly string[], start: number, indent: string): number => {
  const first = lines[start] ?? ''
  if (/\)\s*;?$/.test(first) && bracketsOf(first, '{') === bracketsOf(first, '}')) return start
  return lines.findIndex(
    (line, at) => at > start && line.startsWith(indent) && /^[\])}]+;?\s*$/.test(line.slice(indent.length)),
  )
}

/** A file of tests with the one that begins at a line; the others are taken out, and what they share stays. */
export const keepTest = (source: string, kept: number): string => {
  const lines = source.split('\n')
  const declared = lines.flatMap((line, at) => {
    const [, indent] = declaration.exec(line) ?? []
    return indent === undefined ? [] : [{ at, end: endOf(lines, at, indent) }]
  })
  if (declared.every(({ at }) => at + 1 !== kept)) return source
  const others = declared.filter(({ at, end }) => at + 1 !== kept && end >= 0)
  const isTaken = (index: number) =>
    others.some(({ at, end }) => index >= at && index <= end) ||
    (lines[index] === '' && others.some(({ end }) => index === end + 1))
  return lines.filter((_, index) => !isTaken(index)).join('\n')
}

/** A step of a test: its lines, up to but not including `to`. */
export interface Step {
  readonly from: number
  readonly to: number
}

const indentOf = (line: string) => line.length - line.trimStart().length

/** The steps of the test that begins at a line, by their indentation; a test on a single line has none. */
export const stepsOf = (source: string, line: number): Step[] => {
  const lines = source.split('\n')
  const start = line - 1
  const end = endOf(lines, start, ' '.repeat(indentOf(lines[start] ?? '')))
  const isIn = (at: number) => at > start && at < end && lines[at]?.trim() !== ''
  const body = indentOf(lines.find((_, at) => isIn(at)) ?? '')
  const begins = (text: string, at: number) => isIn(at) && indentOf(text) === body && !/^[.)\]}]/.test(text.trim())
  const starts = lines.flatMap((text, at) => (begins(text, at) ? [at] : []))
  return starts.map((from, at) => ({ from, to: starts[at + 1] ?? end }))
}

export const withoutSteps = (source: string, steps: readonly Step[]): string =>
  source
    .split('\n')
    .filter((_, at) => !steps.some(({ from, to }) => at >= from && at < to))
    .join('\n')
