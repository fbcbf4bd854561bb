import type { Shop } from '@soe/shop-platform'

/** A page that Back restores as it was left follows the cookies of today, and is loaded again for another shopper. */
export const watchRestoredPage = (window: Window, { identity, environment }: Shop) => {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    const { audience, firstName } = identity.get()
    identity.refresh()
    const now = identity.get()
    if (now.audience !== audience || now.firstName !== firstName) environment.location.reload()
  })
}
