import { defineRoute } from '../define-route'
import { caseReads, itemReads } from '../shared/cart-reads'

export const addDevice = defineRoute({
  key: 'cart.addDevice',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/add-device',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/add-device',
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid/add-device',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/add-device',
  },
  adds: ['zipCode'],
  makesCart: true,
  makesStale: [...itemReads, ...caseReads, 'device.getEsimDetails'],
  success: [{ at: 'serviceHeader.statusCode', values: ['00'] }],
})
