import { defineRoute } from '../define-route'
import { itemReads } from '../shared/cart-reads'

export const removeDevice = defineRoute({
  key: 'cart.removeDevice',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/remove-device',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/remove-device',
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid/remove-device',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/remove-device',
  },
  makesStale: [...itemReads, 'device.getEsimDetails'],
  success: [{ at: 'serviceHeader.statusCode', values: ['00'] }],
})
