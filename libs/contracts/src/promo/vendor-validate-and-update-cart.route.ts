import { defineRoute } from '../define-route'
import { priceReads } from '../shared/cart-reads'

export const vendorValidateAndUpdateCart = defineRoute({
  key: 'promo.vendorValidateAndUpdateCart',
  method: 'POST',
  kind: 'change',
  paths: { prospect: '/soe/digital/prospect/rylservice/ryl/nse/vendorValidateAndUpdateCart' },
  makesStale: priceReads,
})
