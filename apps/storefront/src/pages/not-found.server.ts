import { suggestForAddress } from '@soe/shop-devices'
import type { LoadDocument } from '@soe/shop-platform'

export const loadNotFound: LoadDocument = async (shop, path) => {
  await suggestForAddress(shop, path)
  return { status: 404 }
}
