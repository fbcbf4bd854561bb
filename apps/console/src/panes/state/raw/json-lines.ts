export interface LineRange {
  /** First and last line, from 0, of JSON indented by two spaces. */
  from: number
  to: number
}

const linesIn = (value: unknown): number => (JSON.stringify(value, null, 2) ?? '').split('\n').length

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null

/** JSON leaves out undefined fields. */
const entriesOf = (value: object) =>
  Object.entries(value).filter(([, part]) => Array.isArray(value) || part !== undefined)

/** The lines of the value at the path; undefined if there is none. */
export const linesOf = (value: unknown, path: readonly (string | number)[]): LineRange | undefined => {
  const [key, ...rest] = path
  if (key === undefined) return { from: 0, to: linesIn(value) - 1 }
  if (!isContainer(value)) return undefined
  const entries = entriesOf(value)
  const at = entries.findIndex(([name]) => name === String(key))
  const below = linesOf(entries[at]?.[1], rest)
  if (at === -1 || !below) return undefined
  const before = entries.slice(0, at).reduce((lines, [, part]) => lines + linesIn(part), 1)
  return { from: before + below.from, to: before + below.to }
}
