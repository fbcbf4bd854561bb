import type { Shop } from '@soe/shop-platform'

/** A page that Back restores as it was left follows the cookies of today, and is loaded again for another shopper. */
export const followShopper = ({ identity, environment }: Shop) => {
  const { audience, firstName } = identity.get()
  const now = identity.read()
  if (now.audience !== audience || now.firstName !== firstName) environment.location.reload()
  else identity.refresh()
}
