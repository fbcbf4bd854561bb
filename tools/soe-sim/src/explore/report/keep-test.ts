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
