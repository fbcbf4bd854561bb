import type { Shop } from '../create-shop'
import type { Environment } from '../environment'

export const draftPrefix = 'draft.'

const keysOf = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null)

/** Empties the tab's storage but for drafts, which a shopper who comes back finds again. */
export const clearAllButDrafts = ({ sessionStorage }: Pick<Environment, 'sessionStorage'>) => {
  for (const key of keysOf(sessionStorage)) {
    if (!key.startsWith(draftPrefix)) sessionStorage.removeItem(key)
  }
}

/** Drops what another customer has typed: a customer's drafts end with the id of the cart that they are for. */
export const dropForeignDrafts = ({ environment, identity }: Pick<Shop, 'environment' | 'identity'>) => {
  const { loggedIn, cartId } = identity.get()
  const { sessionStorage } = environment
  if (!loggedIn) return
  const isForeign = (key: string) => key.startsWith(draftPrefix) && (cartId === '' || !key.endsWith(`.${cartId}`))
  for (const key of keysOf(sessionStorage).filter(isForeign)) sessionStorage.removeItem(key)
}
