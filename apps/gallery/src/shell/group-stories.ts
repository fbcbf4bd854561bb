export interface Part {
  /** `wishlist/favorites` */
  readonly id: string
  readonly name: string
  readonly states: readonly string[]
}

export interface Feature {
  readonly name: string
  readonly parts: readonly Part[]
}

/** `line-device` and `LineDevice` as a person reads them: Line device. */
export const asWords = (name: string): string => {
  const words = name
    .replaceAll(/[-/]/g, ' ')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const splitLast = (path: string): [string, string] => {
  const at = path.lastIndexOf('/')
  return [path.slice(0, at), path.slice(at + 1)]
}

const matches = (query: string) => {
  const words = query.toLowerCase().split(/\s+/)
  return (id: string) => {
    const text = `${id} ${asWords(id)}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
}

const groupBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] => {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups]
}

/** The stories that a search finds, by feature and part. */
export const groupStories = (ids: Iterable<string>, query = ''): Feature[] => {
  const found = [...ids].filter(matches(query))
  const parts = groupBy(found, (id) => splitLast(id)[0]).map(([id, stories]) => ({
    id,
    name: asWords(splitLast(id)[1]),
    states: stories.map((story) => splitLast(story)[1]),
  }))
  return groupBy(parts, ({ id }) => id.split('/', 1)[0] ?? '').map(([feature, grouped]) => ({
    name: asWords(feature),
    parts: grouped,
  }))
}
