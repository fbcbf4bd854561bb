import { isRecord } from '@soe/contracts'

export type Path = readonly (string | number)[]

export interface FieldChange {
  path: Path
  /** Absent if the field did not exist. */
  before?: unknown
  after?: unknown
}

export interface Difference {
  collection: string
  id: string
  kind: 'added' | 'removed' | 'changed'
  /** The changed fields, of a changed item. */
  fields: FieldChange[]
}

/** Fields that identify a list item, by preference. */
const names = ['id', 'lineId', 'submissionId', 'sorId', 'skuId', 'productId'] as const

const nameOf = (item: unknown): string | undefined => {
  if (!isRecord(item)) return undefined
  const name = names.find((candidate) => typeof item[candidate] === 'string')
  return name === undefined ? undefined : String(item[name])
}

/** Items by name if all names are unique, else by index. */
const keyed = (items: readonly unknown[]): Map<string | number, unknown> => {
  const known = items.map(nameOf)
  const isNamed = known.every((name) => name !== undefined) && new Set(known).size === items.length
  return new Map(items.map((item, at) => [isNamed ? (known[at] ?? at) : at, item]))
}

const partsOf = (value: unknown): Map<string | number, unknown> | undefined => {
  if (Array.isArray(value)) return keyed(value)
  return isRecord(value) ? new Map(Object.entries(value)) : undefined
}

const isSameKind = (before: unknown, after: unknown) => Array.isArray(before) === Array.isArray(after)

const diffParts = (path: Path, before: Map<string | number, unknown>, after: Map<string | number, unknown>) =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((key) =>
    diffValues([...path, key], before.get(key), after.get(key)),
  )

/** Every field that differs, with its path; list items are named by their id if they have one. */
export const diffValues = (path: Path, before: unknown, after: unknown): FieldChange[] => {
  if (Object.is(before, after)) return []
  const [left, right] = [partsOf(before), partsOf(after)]
  if (left && right && isSameKind(before, after)) return diffParts(path, left, right)
  return [{ path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }]
}

interface Identified {
  readonly id: string
}

export type Held = Readonly<Record<string, readonly Identified[] | undefined>>

const byId = (values: readonly Identified[] = []) => new Map(values.map((value) => [value.id, value]))

const differenceOf = (
  collection: string,
  id: string,
  before: Identified | undefined,
  after: Identified | undefined,
): Difference[] => {
  if (!before) return [{ collection, id, kind: 'added', fields: [] }]
  if (!after) return [{ collection, id, kind: 'removed', fields: [] }]
  const fields = diffValues([], before, after)
  return fields.length > 0 ? [{ collection, id, kind: 'changed', fields }] : []
}

export const diffState = (before: Held, after: Held): Difference[] =>
  Object.keys(after).flatMap((collection) => {
    const [left, right] = [byId(before[collection]), byId(after[collection])]
    const ids = [...new Set([...left.keys(), ...right.keys()])]
    return ids.flatMap((id) => differenceOf(collection, id, left.get(id), right.get(id)))
  })

/** lines[newLine1].plan.id, items[0] */
export const pathText = (path: Path): string =>
  path
    .map((part) => (typeof part === 'number' || /[^A-Za-z_$]/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '')
