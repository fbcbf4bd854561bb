import { shippingOf } from '@soe/shop-basket'
import { productQuery, productTexts, readPurchase, submitPurchase } from '@soe/shop-devices'
import { isShopError, type ErrorMeta, type Shop } from '@soe/shop-platform'
import type { SubmitForm } from '../page-types/page-document'
import { readCatalogueLocation } from './catalogue-location'

/** Handles a failure as the running page does, and returns nothing then. */
const attempt = async <Result>(shop: Shop, run: () => Promise<Result>, meta: ErrorMeta = {}) => {
  try {
    return { result: await run() }
  } catch (error) {
    if (!isShopError(error)) throw error
    await shop.client.loaded()?.onFailure(error, meta)
    return undefined
  }
}

/** Adds the product to the cart and leads on; where that fails, the page is shown again and says why. */
export const submitProduct: SubmitForm = async (shop, path, form) => {
  const { slug } = readCatalogueLocation(path)
  const read = await attempt(shop, () => shop.queryClient.fetchQuery(productQuery(shop, slug)))
  if (!read) return undefined
  const purchase = read.result && readPurchase(read.result.product, form)
  if (!purchase) {
    shop.notices.show({ type: 'error', text: productTexts(shop.language).notOffered, sticky: true })
    return undefined
  }
  const added = await attempt(shop, () => submitPurchase(shop, purchase), shippingOf(purchase.sku))
  return added?.result
}
