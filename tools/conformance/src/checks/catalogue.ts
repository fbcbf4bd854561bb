import type { OperationKey } from '@soe/contracts'
import { audiencesOf } from '../contract/judged-operations'
import type { Check } from '../run/check'
import { exampleOf } from '../shopping/examples'
import { fillCart, whereServed } from '../shopping/preparations'
import { readAll } from './reads'

/** Reads of what is sold, which a cart has to agree with. */
const sold: readonly OperationKey[] = [
  'support.listStores',
  'plans.getPlans',
  'pricing.estimateLine',
  'device.getProtectionFeatures',
  'catalogue.listProducts',
  'catalogue.getProduct',
  'checkout.getCheckoutDetails',
]

/** What else is told of plans, stores and features: before the cart, and once more after it. */
const toldBeside: readonly OperationKey[] = [
  'plans.getPlans',
  'pricing.estimateLine',
  'support.listStores',
  'device.getProtectionFeatures',
]

const products = ['dev14000001', '<accessory.product>', '<otherAccessory.product>']

const cartCheck = (key: OperationKey): Check => ({
  name: `what the catalogue says of a cart, ${key}`,
  family: 'effect',
  key,
  audience: audiencesOf(key)[0] ?? 'signed-in',
  changes: true,
  run: async (context) => {
    if (!context.hasData('accessory.product', 'otherAccessory.product')) return
    const shopper = await context.shopper(audiencesOf(key)[0] ?? 'signed-in')
    for (const productId of products)
      await whereServed(() => shopper.call('catalogue.getProduct', { query: { productId } }))
    for (const category of ['smartphones', 'accessories'])
      await whereServed(() => shopper.call('catalogue.listProducts', { query: { category } }))
    // Whoever tells otherwise is the last one to speak.
    if (!toldBeside.includes(key)) await readAll(context, shopper, toldBeside)
    await fillCart(shopper)
    await whereServed(() => shopper.call('cart.addFeatures', exampleOf('cart.addFeatures')))
    const addAccessories = ['bosun-charger-chalk', '<otherAccessory.sku>'].map((id) => ({ id, qty: 1 }))
    await whereServed(() =>
      shopper.call('cart.addAccessories', {
        body: { cartInfo: {}, data: { lines: [{ mtn: 'newLine1', addAccessories }] } },
      }),
    )
    await readAll(context, shopper, ['checkout.getCheckoutDetails', ...toldBeside])
  },
})

/** The catalogue, product by product and by category, and a cart of what it sells: one price and one name for each. */
export const catalogueChecks = (keys: readonly OperationKey[]): Check[] =>
  sold
    .filter((key) => keys.includes(key))
    .slice(-1)
    .map(cartCheck)
