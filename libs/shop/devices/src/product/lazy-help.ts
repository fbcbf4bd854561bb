import { optionalPart } from '@soe/shop-platform'

/** What helps to decide, below the cart button: a server has drawn it, and it works once the browser is idle. */
export const PurchaseHelp = optionalPart(() => import('./product.moment').then((module) => module.PurchaseHelp), 'idle')
