import { defineRoute } from '../define-route'
import { caseReads, itemReads } from '../shared/cart-reads'

export const addAccessories = defineRoute({
  key: 'cart.addAccessories',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/cartservice/cart/add-accessories',
    prospect: '/soe/digital/prospect/cartservice/cart/nse/add-accessories',
    prepay: '/soe/digital/prepaid/prepayservice/cart/nse/prepaid/add-accessories',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/cart/prepaid/add-accessories',
  },
  adds: ['accessoryCart', 'zipCode'],
  makesCart: true,
  makesStale: [...itemReads, ...caseReads, 'cart.retrieveBundleAccCart'],
  success: [
    { sent: 'data.lines.*.removeAccessories', at: 'serviceHeader.statusCode', values: ['00'] },
    { at: 'serviceHeader.statusCode', values: ['00', 'SUCCESS'] },
  ],
})
