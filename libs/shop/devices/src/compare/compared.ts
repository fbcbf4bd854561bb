import type { Shop } from '@soe/shop-platform'

/** The most devices that fit side by side on a phone. */
export const mostCompared = 3

/** The topic of the notice that no more devices fit. */
export const comparedTopic = 'compared'

const key = 'compared'

type Place = Pick<Shop, 'environment'>

const listeners = new Set<() => void>()

export const readSlugs = (text: string | null): readonly string[] =>
  [...new Set((text ?? '').split(',').filter((slug) => /^[a-z0-9-]{1,60}$/.test(slug)))].slice(0, mostCompared)

/** The devices that the shopper compares, by the names in their addresses; the tab keeps them. */
export const comparedText = ({ environment }: Place): string => environment.sessionStorage.getItem(key) ?? ''

export const setCompared = ({ environment }: Place, slugs: readonly string[]): void => {
  environment.sessionStorage.setItem(key, slugs.join(','))
  for (const listener of listeners) listener()
}

export const subscribeCompared = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
