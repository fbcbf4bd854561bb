import { defineRoute } from '../define-route'
import { cartReads } from '../shared/cart-reads'
import type { AreaRoutes } from '../route'

export const getPromoCaseIdByBarCode = defineRoute({
  key: 'promo.getPromoCaseIdByBarCode',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/devicepricingservice/getPromoCaseIdByBarCode',
    prospect: '/soe/digital/prospect/devicepricingservice/nse/getPromoCaseIdByBarCode',
  },
})

export const validateRaf = defineRoute({
  key: 'promo.validateRaf',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/devicepricingservice/validateRaf',
    prospect: '/soe/digital/prospect/devicepricingservice/nse/validateRaf',
  },
  makesStale: cartReads,
})

export const validateFriendsAndFamily = defineRoute({
  key: 'promo.validateFriendsAndFamily',
  method: 'POST',
  kind: 'change',
  paths: {
    'signed-in': '/soe/digital/auth/devicepricingservice/validateFriendsAndFamily',
    prospect: '/soe/digital/prospect/devicepricingservice/nse/validateFriendsAndFamily',
  },
  makesStale: cartReads,
})

export const vendorValidateAndUpdateCart = defineRoute({
  key: 'promo.vendorValidateAndUpdateCart',
  method: 'POST',
  kind: 'change',
  paths: {
    prospect: '/soe/digital/prospect/rylservice/ryl/nse/vendorValidateAndUpdateCart',
  },
  makesStale: cartReads,
})

/** Every route of the area with what a browser does not need: where its paths come from, and further spellings. */
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
    aliases: {
      '/soe/digital/devicepricingservice/validateRaf': {},
    },
  },
  validateFriendsAndFamily: {
    route: validateFriendsAndFamily,
    provenance: {},
    aliases: {
      '/soe/digital/devicepricingservice/validateFriendsAndFamily': {},
    },
  },
  vendorValidateAndUpdateCart: {
    route: vendorValidateAndUpdateCart,
    provenance: {
      prospect: { E079: 'given' },
    },
    aliases: {},
  },
} as const satisfies AreaRoutes
