import { defineRoute } from '../define-route'
import { cartReads } from '../shared/cart-reads'

export const switchSim = defineRoute({
  key: 'cart.switchSim',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/switch-sim',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/switch-sim',
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid/switch-sim',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/switch-sim',
  },
  makesStale: [...cartReads, 'device.getEsimDetails'],
})
