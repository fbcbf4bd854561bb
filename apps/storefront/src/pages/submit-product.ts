import { productQuery, productTexts, submitPurchase } from '@soe/shop-devices'
import { isShopError } from '@soe/shop-platform'
import type { SubmitForm } from '../page-document'
import { readCatalogueLocation } from './catalogue-location'

/** Adds the product to the cart and leads on; where that fails, the page is shown again and says why. */
export const submitProduct: SubmitForm = async (shop, path, form) => {
  try {
    const answer = await shop.queryClient.fetchQuery(productQuery(shop, readCatalogueLocation(path).slug))
    const next = answer && (await submitPurchase(shop, answer.product, form))
    if (next) return next
    shop.notices.show({ type: 'error', text: productTexts(shop.language).notOffered, sticky: true })
  } catch (error) {
    if (isShopError(error)) shop.client.loaded()?.onError(error, {})
    else throw error
  }
  return undefined
}
