export interface CursorPosition {
  kind: 'key' | 'value'
  /** Field names from the root, `[]` for a list item. A value's path ends in its own name. */
  path: readonly string[]
  /** The part typed so far, without its quote. */
  word: string
  /** Offset at which that part begins, with its quote. */
  from: number
  /** Field names that the mapping already has. */
  used: readonly string[]
  /** Whether it is inside { } or [ ]. */
  isInside: boolean
}

interface Frame {
  kind: 'map' | 'list'
  key?: string
  keys: string[]
  from: number
}

const token = /"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|\/\/[^\n]*|[{}[\],]|:(?=\s|["[{]|$)/g

const bare = (text: string) => text.trim().replaceAll(/^["']|["']$/g, '')

const isOpened = (text: string, at: number) => text[at] === '{' || text[at] === '['

/** Brackets still open at the end of a text that starts with one. */
const openFrames = (text: string): Frame[] => {
  const frames: Frame[] = []
  for (const { 0: found, index } of text.matchAll(token)) {
    const top = frames.at(-1)
    if (found === '{' || found === '[') frames.push({ kind: found === '{' ? 'map' : 'list', keys: [], from: index + 1 })
    else if (found === '}' || found === ']') frames.pop()
    else if (!top) continue
    else if (found === ',') {
      delete top.key
      top.from = index + 1
    } else if (found === ':' && top.kind === 'map' && top.key === undefined) {
      top.key = bare(text.slice(top.from, index))
      top.keys.push(top.key)
      top.from = index + 1
    }
  }
  return frames
}

const begin = (text: string, from: number) => from + (/^\s*/.exec(text.slice(from))?.[0].length ?? 0)

/** The position at the end of a text that starts with a bracket; undefined if all are closed. */
const positionInside = (text: string, path: readonly string[], offset: number): CursorPosition | undefined => {
  const frames = openFrames(text)
  const top = frames.at(-1)
  if (!top) return undefined
  const from = begin(text, top.from)
  const inner = frames.flatMap(({ kind, key }) => (kind === 'list' ? ['[]'] : key === undefined ? [] : [key]))
  return {
    kind: top.kind === 'map' && top.key === undefined ? 'key' : 'value',
    path: [...path, ...inner],
    word: text.slice(from).replace(/^["']/, ''),
    from: offset + from,
    used: top.keys,
    isInside: true,
  }
}

interface Line {
  /** Columns of the dashes before the content. */
  dashes: readonly number[]
  column: number
  key: string | undefined
  /** Column after the key's colon; -1 without a key. */
  rest: number
}

const lineOf = (text: string): Line | undefined => {
  const [lead = '', content = ''] = /^(\s*(?:-(?:\s+|$))*)(.*)$/.exec(text)?.slice(1) ?? []
  if (content.startsWith('#') || (content === '' && !lead.includes('-'))) return undefined
  const [whole, key] = /^("[^"]*"|[\w.*-]+)\s*:(?:\s+|$)/.exec(content) ?? []
  const dashes = [...lead.matchAll(/-/g)].map(({ index }) => index)
  return {
    dashes,
    column: lead.length,
    key: key === undefined ? undefined : bare(key),
    rest: whole === undefined ? -1 : lead.length + whole.length,
  }
}

interface Climb {
  path: string[]
  used: string[]
  /** Column of the mapping's names, or of the list's dashes. */
  column: number
  isList: boolean
}

const leaveItem = (climb: Climb, { dashes }: Line) => {
  climb.path.unshift(...dashes.map(() => '[]'))
  climb.column = dashes[0] ?? 0
  climb.isList = true
}

const enterParent = (climb: Climb, line: Line) => {
  climb.path.unshift(line.key ?? '')
  climb.column = line.column
  climb.isList = false
  if (line.dashes.length > 0) leaveItem(climb, line)
}

const climbOver = (climb: Climb, line: Line) => {
  const isSibling = climb.isList ? line.dashes[0] === climb.column : line.column === climb.column
  if (isSibling) {
    if (climb.isList) return
    if (climb.path.length === 0 && line.key !== undefined) climb.used.push(line.key)
    if (line.dashes.length > 0) leaveItem(climb, line)
    return
  }
  const isParent = line.key !== undefined && (climb.isList ? line.column <= climb.column : line.column < climb.column)
  if (isParent) enterParent(climb, line)
}

/** The path to a line, and the names beside it, from the indentation of the lines above. */
const climbFrom = (above: readonly string[], line: Pick<Line, 'column' | 'dashes'>): Climb => {
  const climb: Climb = { path: [], used: [], column: line.column, isList: false }
  if (line.dashes.length > 0) leaveItem(climb, { ...line, key: undefined, rest: -1 })
  for (const text of above.toReversed()) {
    const found = lineOf(text)
    if (found) climbOver(climb, found)
  }
  return climb
}

const mostLinesOfFlow = 40

const openLine = (lines: readonly string[]) => {
  for (let at = lines.length - 1; at >= Math.max(0, lines.length - mostLinesOfFlow); at -= 1) {
    const line = lineOf(lines[at] ?? '')
    const begins = line && (line.rest === -1 ? line.column : line.rest)
    if (line && begins !== undefined && isOpened(lines[at] ?? '', begins)) return { at, line, begins }
  }
  return undefined
}

const positionInFlow = (text: string, lines: readonly string[]): CursorPosition | undefined => {
  const opened = openLine(lines)
  if (!opened) return undefined
  const { at, line, begins } = opened
  const { path } = climbFrom(lines.slice(0, at), line)
  const offset = lines.slice(0, at).reduce((sum, { length }) => sum + length + 1, begins)
  return positionInside(text.slice(offset), [...path, ...(line.key === undefined ? [] : [line.key])], offset)
}

/** The position at the end of a text, which is what precedes the cursor. */
export const cursorPositionAt = (text: string): CursorPosition | undefined => {
  const lines = text.split('\n')
  const inFlow = positionInFlow(text, lines)
  if (inFlow) return inFlow
  const last = lines.pop() ?? ''
  if (/^\s*#|\s#/.test(last)) return undefined
  const line = lineOf(last) ?? { dashes: [], column: last.length, key: undefined, rest: -1 }
  const { path, used } = climbFrom(lines, line)
  const isValue = line.rest !== -1 && last.length >= line.rest && /:\s/.test(last)
  const begins = isValue ? line.rest : line.column
  return {
    kind: isValue ? 'value' : 'key',
    path: isValue ? [...path, line.key ?? ''] : path,
    word: last.slice(begins).replace(/^["']/, ''),
    from: text.length - (last.length - begins),
    used,
    isInside: false,
  }
}
