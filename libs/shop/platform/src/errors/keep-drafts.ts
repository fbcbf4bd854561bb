import type { Environment } from '../environment'

/** Session storage keys of what a shopper has typed and not sent yet begin with this. */
export const draftPrefix = 'draft.'

const keysOf = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null)

/** Empties the tab's storage but for what was typed: who comes back finds it again. */
export const clearAllButDrafts = ({ sessionStorage }: Pick<Environment, 'sessionStorage'>) => {
  for (const key of keysOf(sessionStorage)) {
    if (!key.startsWith(draftPrefix)) sessionStorage.removeItem(key)
  }
}
