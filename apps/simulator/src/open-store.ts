import {
  createLmdbStore,
  createMemoryStore,
  createRedisStore,
  MissingStoreLibrary,
  type Durability,
  type WorldStore,
} from '@soe/world'

export type StoreChoice =
  | { readonly kind: 'memory' }
  | { readonly kind: 'directory'; readonly path: string; readonly durability: Durability }
  | { readonly kind: 'redis'; readonly url: string }

export interface OpenStoreOptions {
  /** Real time in milliseconds since 1970. */
  clock: () => number
  /** Gets a message when a store is lost and when it is back. */
  say: (text: string) => void
  /** The id of this process, where several share a store. */
  replica: string
}

/** Worlds end with the process where the embedded store could not be installed: better than no simulator. */
const memoryInstead =
  ({ clock, say }: OpenStoreOptions) =>
  (error: unknown): WorldStore => {
    if (!(error instanceof MissingStoreLibrary)) throw error
    say('The optional package lmdb is not installed: worlds are kept in memory and end with this process.')
    return createMemoryStore(clock)
  }

export const openStore = async (choice: StoreChoice, options: OpenStoreOptions): Promise<WorldStore> => {
  const { clock, say, replica } = options
  switch (choice.kind) {
    case 'memory':
      return createMemoryStore(clock)
    case 'directory':
      return createLmdbStore(choice.path, { clock, durability: choice.durability }).catch(memoryInstead(options))
    case 'redis':
      return createRedisStore(choice.url, { clock, say, replica })
  }
}
