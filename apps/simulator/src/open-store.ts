import { createLmdbStore, createMemoryStore, createRedisStore, type Durability, type WorldStore } from '@soe/world'

/** Where worlds are stored. */
export type StoreChoice =
  | { readonly kind: 'memory' }
  | { readonly kind: 'directory'; readonly path: string; readonly durability: Durability }
  | { readonly kind: 'redis'; readonly url: string }

export interface OpenStoreOptions {
  /** Real time in milliseconds since 1970. */
  clock: () => number
  /** Gets a message when a store is lost and when it is back. */
  say: (text: string) => void
}

export const openStore = async (choice: StoreChoice, { clock, say }: OpenStoreOptions): Promise<WorldStore> => {
  switch (choice.kind) {
    case 'memory':
      return createMemoryStore(clock)
    case 'directory':
      return createLmdbStore(choice.path, { clock, durability: choice.durability })
    case 'redis':
      return createRedisStore(choice.url, { clock, say })
  }
}
