/** A place at which two values differ; undefined is what is not there. */
export interface Difference {
  readonly path: string
  readonly before: unknown
  readonly after: unknown
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null

const idOf = (value: unknown): string | undefined => {
  const id = isNested(value) ? (value as { id?: unknown }).id : undefined
  return typeof id === 'string' ? id : undefined
}

/** The fields of a value; those of a list are named by their ids where all have one, for lists grow at either end. */
const fieldsOf = (value: object): [string, unknown][] => {
  if (!Array.isArray(value)) return Object.entries(value)
  const ids = value.map(idOf)
  const isNamed = ids.every((id) => id !== undefined) && new Set(ids).size === ids.length
  return value.map((item: unknown, index) => [isNamed ? (ids[index] ?? '') : String(index), item])
}

const joined = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

/** Where two values of plain data differ, in the order of the first, then of what only the second has. */
export const differences = (before: unknown, after: unknown, path = ''): Difference[] => {
  if (!isNested(before) || !isNested(after)) return before === after ? [] : [{ path, before, after }]
  const [left, right] = [new Map(fieldsOf(before)), new Map(fieldsOf(after))]
  const names = new Set([...left.keys(), ...right.keys()])
  return [...names].flatMap((name) => differences(left.get(name), right.get(name), joined(path, name)))
}

const longest = 160

const text = (value: unknown): string => {
  const written = JSON.stringify(value) ?? ''
  return written.length > longest ? `${written.slice(0, longest - 1)}…` : written
}

/** A line for people: what came, what went, what changed. */
export const describeDifference = ({ path, before, after }: Difference): string => {
  if (before === undefined) return `+ ${path}: ${text(after)}`
  if (after === undefined) return `- ${path}: ${text(before)}`
  return `~ ${path}: ${text(before)} → ${text(after)}`
}
