import type { Shop } from '@soe/shop-platform'

/** A page that Back restores as it was left follows the cookies of today, and is loaded again for another shopper. */
export const watchRestoredPage = (window: Window, { identity, environment }: Shop) => {
  const follow = () => {
    const { audience, firstName } = identity.get()
    identity.refresh()
    const now = identity.get()
    if (now.audience !== audience || now.firstName !== firstName) environment.location.reload()
  }
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow()
  })
  // The page may have been left and restored before this code came.
  follow()
}
