import { defineRoute } from '../define-route'
import { priceReads } from '../shared/cart-reads'

export const addFeatures = defineRoute({
  key: 'cart.addFeatures',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/add-features',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/add-features',
  },
  makesStale: [...priceReads, 'cart.retrieveBundleAccCart', 'device.getProtectionFeatures'],
  success: [
    {
      at: 'serviceHeader.statusMsg',
      values: ['SUCCESS'],
      results: { requested: 'data.accountFeatures.*.id', entries: 'cartInfo.lines.*.spos.*' },
    },
  ],
})
