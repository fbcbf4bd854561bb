import { optionalPart } from '@soe/shop-platform'

/** Nobody has scrolled past the button before the browser is idle. */
export const BuyBar = optionalPart(() => import('./product.moment').then((module) => module.BuyBar), 'idle')
