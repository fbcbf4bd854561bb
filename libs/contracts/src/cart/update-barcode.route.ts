import { defineRoute } from '../define-route'
import { priceReads } from '../shared/cart-reads'

export const updateBarcode = defineRoute({
  key: 'cart.updateBarcode',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/updateBarcode',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/updateBarcode',
  },
  makesStale: priceReads,
})
