/** Behind a text or a template that begins here. */
const skipQuoted = (source: string, start: number): number => {
  const quote = source[start] ?? ''
  let at = start + 1
  while (at < source.length && source[at] !== quote) {
    if (source[at] === '\\') at += 1
    // What is in a template is code again.
    else if (quote === '`' && source.startsWith('${', at)) at = endOfCode(source, at + 2, '}') - 1
    at += 1
  }
  return at + 1
}

/** Whether what follows begins an expression, so that a slash does not divide. */
const isBeforeExpression = (before: string) => /(?:^|[=(,:[!&|?{};]|=>|\breturn)\s*$/.test(before)

const skipRegExp = (source: string, start: number): number => {
  const found = /^\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/.exec(source.slice(start))
  return start + (found?.[0].length ?? 1)
}

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/** Behind the bracket that closes what began before. */
const endOfCode = (source: string, start: number, close: string): number => {
  let at = start
  while (at < source.length) {
    const sign = source[at] ?? ''
    if (sign === close) return at + 1
    if (source.startsWith('//', at)) at = source.indexOf('\n', at) + 1 || source.length
    else if (source.startsWith('/*', at)) at = source.indexOf('*/', at) + 2
    else if (sign === '/' && isBeforeExpression(source.slice(Math.max(0, at - 40), at))) at = skipRegExp(source, at)
    else if (/['"`]/.test(sign)) at = skipQuoted(source, at)
    else if (closing[sign] !== undefined) at = endOfCode(source, at + 1, closing[sign])
    else at += 1
  }
  return at
}

const declaration = /^[ \t]*(?:test|it)(?:\.(?:only|fixme|fail|skip))?\(\s*['"`]/gm

const lineAt = (source: string, at: number) => source.slice(0, at).split('\n').length

/** A file of tests with one of them; the others are taken out, and what they share stays. */
export const keepTest = (source: string, line: number): string => {
  const declared = [...source.matchAll(declaration)].map(({ index }) => {
    const start = index + (/^[ \t]*/.exec(source.slice(index))?.[0].length ?? 0)
    return { index, line: lineAt(source, start), end: endOfCode(source, source.indexOf('(', start) + 1, ')') }
  })
  if (declared.every((each) => each.line !== line)) return source
  return declared
    .filter((each) => each.line !== line)
    .toReversed()
    .reduce((text, { index, end }) => text.slice(0, index) + text.slice(end).replace(/^[ \t]*;?\n*/, ''), source)
}
