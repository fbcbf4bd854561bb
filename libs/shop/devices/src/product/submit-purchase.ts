import type { Product, Sku } from '@soe/contracts'
import { addAccessories, addDevice } from '@soe/contracts/routes'
import { accountIntents, clampQuantity, defaultQuantity, type LineIntent } from '@soe/rules'
import { accessoryOnlyLine, accessoryRequest, asksForIntent, defaultIntent, deviceRequest } from '@soe/shop-basket'
import { cartPage } from '@soe/shop-journey'
import { change, type Shop } from '@soe/shop-platform'
import { estimateQuery, planName } from './estimate/estimate-query'
import { leadOn } from './lead-on'
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

/** Reads what the line costs as the page has shown it; without it, the steps ask for plan and accessories. */
const readShownSum = async (shop: Shop, { sku, term, form }: Purchase): Promise<{ planId: string } | undefined> => {
  const planId = form.get(planName)
  if (planId === null) return undefined
  const params = new URLSearchParams(shop.environment.location.search)
  const shown = await shop.queryClient.fetchQuery(estimateQuery(shop, { sku, term }, params)).catch(() => undefined)
  return shown && { planId }
}

const submitDevice = async (shop: Shop, purchase: Purchase): Promise<string> => {
  const { product, sku, term, form } = purchase
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
  const shown = intent === 'EUP' ? undefined : await readShownSum(shop, purchase)
  const answer = await change(shop, addDevice, deviceRequest(choice))
  const next = shown ? await leadOn(shop, answer, { ...choice, ...shown }) : routeAddedDevice(answer, choice, audience)
  return shop.pathOf(next)
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
