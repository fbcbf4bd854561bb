import type { PageRecord } from '@soe/shop-platform'
import { isPrepay, isSignedIn, scanAndGoFlow } from '@soe/rules'

export const cartPage: PageRecord = {
  file: 'cart-page',
  addresses: { expresscart: 'platform 2', prospectCheckout: 'platform 2', cart: 'commerce 2.5' },
  bar: 'C',
  flow: 'cart',
  nextGen: { expresscart: 'prospectCheckout' },
  tracked: [
    { name: 'scan-and-go cart', when: ({ parameters, isScanning }) => isScanning || parameters.flow === scanAndGoFlow },
    { name: 'emptycart', when: ({ cartCount }) => cartCount === 0 },
    'cart',
  ],
  chat: { context: 'expresscart', priority: 'High' },
  next: [
    { when: ({ audience }) => isSignedIn(audience) || isPrepay(audience), page: 'expresscheckout' },
    { page: 'orderreview' },
  ],
}
