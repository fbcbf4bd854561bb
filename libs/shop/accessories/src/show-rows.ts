import { audiences } from '@soe/rules'
import type { ShowRows } from '@soe/shop-platform'

export const quantityStepperRows: ShowRows = [
  {
    audiences: ['signed-in', 'prospect'],
    contexts: ['interstitial'],
    unlessItem: ['in-cart', 'gateway', 'bundle'],
  },
]

export const removeLinkRows: ShowRows = [
  { audiences: ['signed-in', 'prospect'], contexts: ['interstitial'] },
  { audiences, contexts: ['empty-cart'] },
]
