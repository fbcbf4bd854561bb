import type { Check } from '../run/check'
import type { CallerOf } from './callers'
import type { Purchase } from './purchases/purchase'
import { orderPurchases } from './purchases/orders'
import { savedPurchases } from './purchases/saved'
import { cartPurchases } from './purchases/carts'

const purchases: readonly Purchase[] = [...orderPurchases, ...savedPurchases, ...cartPurchases]

export const purchaseChecks = (callerOf: CallerOf): Check[] =>
  purchases.map(({ name, key, audience = callerOf(key), run }) => ({
    name,
    family: 'journey',
    key,
    audience,
    changes: true,
    run: async (context) => void (await run(context, await context.shopper(audience))),
  }))
