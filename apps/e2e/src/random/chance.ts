import { seededRandom } from '../crawl/seeded-random'

/** What a shopper leaves to chance, the same for the same seed. */
export interface Chance {
  /** Whether something of this probability comes about. */
  happens(probability: number): boolean
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  pick<Item>(items: readonly Item[]): Item | undefined
}

export const chanceOf = (seed: number): Chance => {
  const random = seededRandom(seed)
  return {
    happens: (probability) => random() < probability,
    pick: <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item,
  }
}
