import { isPrepay } from '@soe/rules'
import { asksForIntent, eligibleLinesQuery, shippingOf } from '@soe/shop-basket'
import {
  flagsQuery,
  isShopError,
  type ErrorMeta,
  type LoadDocument,
  type Shop,
  type SubmitForm,
} from '@soe/shop-platform'
import type { QueryKey } from '@tanstack/react-query'
import { readCatalogueLocation } from '../catalogue-location'
import { productQuery } from '../device-queries'
import { suggestForAddress } from '../suggestion/suggest-for-address'
import { estimateQuery } from './estimate/estimate-query'
import { ProductHead } from './lazy-head'
import { productTexts } from '../product-texts'
import { readPurchase, submitPurchase } from './submit-purchase'
import { readSelection } from './selection/use-selection'
import { BuyBar } from './lazy-bar'
import { PurchaseHelp } from './lazy-help'
import { prepareStory } from './lazy-story'
import { ButtonSum, LineSum } from './estimate/lazy-sum'
import { AccessoryPurchase, UpgradeWay } from './purchase'

/** Fetches the parts of a product's page that come after the rest in the browser. */
const prepareProductParts = () =>
  Promise.all([
    prepareStory(),
    ...[AccessoryPurchase, BuyBar, ButtonSum, LineSum, PurchaseHelp, UpgradeWay].map(({ prepare }) => prepare()),
  ])

/** A failed read leaves nothing behind: the browser, which gets only what was read, draws the same page. */
const readIfPossible = async <Read extends { queryKey: QueryKey }>(
  { queryClient }: Shop,
  read: Read,
  fetch: (read: Read) => Promise<unknown>,
) => {
  await fetch(read).catch(() => queryClient.removeQueries({ queryKey: read.queryKey }))
}

const readLineSum = async (
  shop: Shop,
  selection: NonNullable<ReturnType<typeof readSelection>>,
  params: URLSearchParams,
) => {
  const { audience } = shop.identity.get()
  if (isPrepay(audience) || params.has('line')) return
  await Promise.all([
    readIfPossible(shop, estimateQuery(shop, selection, params), (read) => shop.queryClient.fetchQuery(read)),
    asksForIntent(audience) &&
      readIfPossible(shop, eligibleLinesQuery(shop), (read) => shop.queryClient.fetchQuery(read)),
  ])
}

export const loadProduct: LoadDocument = async (shop, path) => {
  const { category, slug } = readCatalogueLocation(path)
  const [answer] = await Promise.all([
    shop.queryClient.fetchQuery(productQuery(shop, slug)),
    shop.queryClient.fetchQuery(flagsQuery(shop)),
    prepareProductParts(),
    ProductHead.prepare(),
  ])
  if (answer?.product.category !== category) {
    await suggestForAddress(shop, path)
    return { status: 404 }
  }
  const params = new URLSearchParams(shop.environment.location.search)
  const selection = readSelection(answer.product, params)
  if (selection && answer.product.itemType === 'DEVICE') await readLineSum(shop, selection, params)
  return { status: 200, picture: selection?.sku.imageUrlMap.imageSetUrl[0] }
}

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
