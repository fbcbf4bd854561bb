import type { Product, Sku } from '@soe/contracts'
import { addAccessories, addDevice } from '@soe/contracts/routes'
import { accountIntents, clampQuantity, defaultQuantity, type LineIntent } from '@soe/rules'
import { accessoryOnlyLine, accessoryRequest, asksForIntent, defaultIntent, deviceRequest } from '@soe/shop-basket'
import { cartPage } from '@soe/shop-journey'
import { change, type Shop } from '@soe/shop-platform'
import { routeAddedDevice } from './route-added-device'
import { productDetailOrigin } from '../buy/use-buy-device'
import { readSelection } from './selection/use-selection'

interface Purchase {
  product: Product
  sku: Sku
  term: number
  form: URLSearchParams
}

/** The shopper's answer, where he is asked; what no form of the page sends is none. */
const intentOf = (shop: Shop, form: URLSearchParams): LineIntent => {
  const { audience } = shop.identity.get()
  const answer = accountIntents.find((intent) => intent === form.get('intent'))
  return (asksForIntent(audience) ? answer : undefined) ?? defaultIntent(audience)
}

const submitDevice = async (shop: Shop, { product, sku, term, form }: Purchase): Promise<string> => {
  const { audience } = shop.identity.get()
  const intent = intentOf(shop, form)
  const choice = {
    product,
    sku,
    term,
    intent,
    lineId: form.get('line') ?? undefined,
    origin: productDetailOrigin(intent),
  }
  const answer = await change(shop, addDevice, deviceRequest(choice))
  return shop.pathOf(routeAddedDevice(answer, choice, audience))
}

const submitAccessory = async (shop: Shop, { sku, form }: Purchase): Promise<string> => {
  const { audience, loggedIn } = shop.identity.get()
  const qty = clampQuantity(Number(form.get('quantity') ?? defaultQuantity))
  const choice = { item: { id: sku.skuId, qty }, cartInfo: { processingMTN: accessoryOnlyLine(loggedIn) } }
  await change(shop, addAccessories, accessoryRequest(choice, loggedIn))
  return shop.pathOf(cartPage(audience))
}

/** What a product's form asks for; undefined for a sku that the product does not have. */
export const readPurchase = (product: Product, form: URLSearchParams): Purchase | undefined => {
  const selection = readSelection(product, form)
  return selection?.sku.skuId === form.get('sku') ? { product, form, ...selection } : undefined
}

/** Adds the purchase to the cart and returns the path of the next page. */
export const submitPurchase = (shop: Shop, purchase: Purchase): Promise<string> =>
  purchase.product.itemType === 'DEVICE' ? submitDevice(shop, purchase) : submitAccessory(shop, purchase)
