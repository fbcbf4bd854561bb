import type { Pair } from './invariant'

export type Leaves = Readonly<Record<string, unknown>>

/** Fields that identify an item of a list. */
const identities = ['submissionId', 'itemCode', 'lineId', 'barCodeId', 'code', 'id', 'locationCode']

const identityOf = (item: object): string => {
  const name = identities.find((one) => one in item)
  return name === undefined ? '' : String((item as Readonly<Record<string, unknown>>)[name])
}

const leavesAt = (value: unknown, at: string, isLeft: (name: string) => boolean): [string, unknown][] => {
  if (typeof value !== 'object' || value === null) return [[at, value]]
  if (!Array.isArray(value))
    return Object.entries(value).flatMap(([name, part]) =>
      isLeft(name) ? [] : leavesAt(part, at === '' ? name : `${at}.${name}`, isLeft),
    )
  const items: readonly unknown[] = value
  const names = items.map((item) => (typeof item === 'object' && item !== null ? identityOf(item) : String(item)))
  const parts = items.flatMap((item, index) =>
    typeof item === 'object' ? leavesAt(item, `${at}.${names[index] || index}`, isLeft) : [],
  )
  return [[at, names], ...parts]
}

/** Every value but those of these names; of a list, what it has and in which order. */
export const leavesOf = (value: unknown, isLeft: (name: string) => boolean): Leaves =>
  Object.fromEntries(leavesAt(value, '', isLeft))

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** What differs; lists are in one order, as far as they have the same. */
export const leafPairs = (said: Leaves, known: Leaves, isOpen: (at: string) => boolean): Pair[] =>
  [...new Set([...Object.keys(known), ...Object.keys(said)])].flatMap((at): Pair[] => {
    if (isOpen(at)) return []
    const [now, before] = [said[at], known[at]]
    if (!isList(now) || !isList(before)) return isList(now) || isList(before) ? [] : [[{ [at]: now }, { [at]: before }]]
    const common = (items: readonly unknown[], others: readonly unknown[]) =>
      items.filter((item) => others.includes(item))
    return [[{ [at]: common(now, before) }, { [at]: common(before, now) }]]
  })
