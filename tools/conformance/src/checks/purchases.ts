import type { Check } from '../run/check'
import type { Purchase } from './purchases/purchase'
import { orderPurchases } from './purchases/orders'
import { savedPurchases } from './purchases/saved'
import { cartPurchases } from './purchases/carts'

const purchases: readonly Purchase[] = [...orderPurchases, ...savedPurchases, ...cartPurchases]

const purchaseCheck = ({ name, key, audience, run }: Purchase): Check => ({
  name,
  family: 'journey',
  key,
  audience,
  changes: true,
  run: async (context) => void (await run(context, await context.shopper(audience))),
})

export const purchaseChecks = (): Check[] => purchases.map(purchaseCheck)
