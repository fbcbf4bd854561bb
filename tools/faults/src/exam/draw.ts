import { createHash } from 'node:crypto'

/** A sort key by seed and name: a draw by it does not change with what else is there. */
const lot = (seed: number, name: string): string => createHash('sha256').update(`${seed} ${name}`).digest('hex')

export const inDrawnOrder = <Item>(items: readonly Item[], seed: number, nameOf: (item: Item) => string): Item[] =>
  items
    .map((item) => ({ item, at: lot(seed, nameOf(item)) }))
    .toSorted((left, right) => left.at.localeCompare(right.at))
    .map(({ item }) => item)
