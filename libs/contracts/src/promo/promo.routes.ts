import type { AreaRoutes } from '../route'
import { getPromoCaseIdByBarCode } from './get-promo-case-id-by-bar-code.route'
import { validateFriendsAndFamily } from './validate-friends-and-family.route'
import { validateRaf } from './validate-raf.route'
import { vendorValidateAndUpdateCart } from './vendor-validate-and-update-cart.route'

export { getPromoCaseIdByBarCode, validateRaf, validateFriendsAndFamily, vendorValidateAndUpdateCart }

export const promoRoutes = {
  getPromoCaseIdByBarCode: {
    route: getPromoCaseIdByBarCode,
    provenance: {
      'signed-in': { E059: 'given', E077: 'given' },
      prospect: { E059: 'extrapolated', E077: 'extrapolated' },
    },
    aliases: {
      '/soe/digital/devicepricingservice/getPromoCaseIdByBarCode': { E059: 'given', E077: 'given' },
    },
  },
  validateRaf: {
    route: validateRaf,
    provenance: {},
    aliases: { '/soe/digital/devicepricingservice/validateRaf': {} },
  },
  validateFriendsAndFamily: {
    route: validateFriendsAndFamily,
    provenance: {},
    aliases: { '/soe/digital/devicepricingservice/validateFriendsAndFamily': {} },
  },
  vendorValidateAndUpdateCart: {
    route: vendorValidateAndUpdateCart,
    provenance: { prospect: { E079: 'given' } },
    aliases: {},
  },
} as const satisfies AreaRoutes
