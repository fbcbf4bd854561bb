import { defineRoute } from '../define-route'
import { priceReads } from '../shared/cart-reads'

export const addDonation = defineRoute({
  key: 'cart.addDonation',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/add-donation',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/add-donation',
  },
  makesStale: priceReads,
})
