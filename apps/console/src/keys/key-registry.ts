export interface KeyBinding {
  /** `f`, `ArrowDown`, `?` or `mod+k`. */
  keys: string
  label: string
  run: () => void
  /** Also shown in the key bar; the sheet that `?` opens has all keys. */
  isBar?: boolean
}

export interface KeyGroup {
  group: string
  bindings: readonly KeyBinding[]
}

export interface KeyRegistry {
  add(id: string, group: string, bindings: readonly KeyBinding[]): () => void
  find(keys: string): KeyBinding | undefined
  groups(): readonly KeyGroup[]
  /** Single-letter keys can be turned off: speech input types letters. */
  areLettersOn(): boolean
  turnLetters(on: boolean): void
  subscribe(listen: () => void): () => void
}

const lettersKey = 'console:letter-keys'

export const createKeyRegistry = (storage: Pick<Storage, 'getItem' | 'setItem'>): KeyRegistry => {
  const added = new Map<string, KeyGroup>()
  const listeners = new Set<() => void>()
  let groups: readonly KeyGroup[] = []
  const changed = () => {
    groups = [...added.values()]
    for (const listen of listeners) listen()
  }
  return {
    add: (id, group, bindings) => {
      added.set(id, { group, bindings })
      changed()
      return () => {
        added.delete(id)
        changed()
      }
    },
    find: (keys) =>
      groups.toReversed().flatMap(({ bindings }) => bindings.find((binding) => binding.keys === keys) ?? [])[0],
    groups: () => groups,
    areLettersOn: () => storage.getItem(lettersKey) !== 'off',
    turnLetters: (on) => {
      storage.setItem(lettersKey, on ? 'on' : 'off')
      changed()
    },
    subscribe: (listen) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
  }
}
