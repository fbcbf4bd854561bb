import { defineRoute } from '../define-route'
import type { AreaRoutes } from '../route'

export const listProducts = defineRoute({
  key: 'catalogue.listProducts',
  method: 'GET',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/browseservice/catalogue/listProducts',
    prospect: '/soe/digital/prospect/browseservice/catalogue/nse/listProducts',
    prepay: '/soe/digital/prepaid/prepayservice/catalogue/nse/prepaid/listProducts',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/catalogue/prepaid/listProducts',
  },
})

export const getProduct = defineRoute({
  key: 'catalogue.getProduct',
  method: 'GET',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/browseservice/catalogue/getProduct',
    prospect: '/soe/digital/prospect/browseservice/catalogue/nse/getProduct',
    prepay: '/soe/digital/prepaid/prepayservice/catalogue/nse/prepaid/getProduct',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/catalogue/prepaid/getProduct',
  },
})

export const getInventory = defineRoute({
  key: 'catalogue.getInventory',
  method: 'GET',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/browseservice/catalogue/getInventory',
    prospect: '/soe/digital/prospect/browseservice/catalogue/nse/getInventory',
    prepay: '/soe/digital/prepaid/prepayservice/catalogue/nse/prepaid/getInventory',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/catalogue/prepaid/getInventory',
  },
})

export const listBundles = defineRoute({
  key: 'catalogue.listBundles',
  method: 'GET',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/browseservice/catalogue/listBundles',
    prospect: '/soe/digital/prospect/browseservice/catalogue/nse/listBundles',
    prepay: '/soe/digital/prepaid/prepayservice/catalogue/nse/prepaid/listBundles',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/catalogue/prepaid/listBundles',
  },
})

/** Every route of the area with what a browser does not need: where its paths come from, and further spellings. */
export const catalogueRoutes = {
  listProducts: {
    route: listProducts,
    provenance: {},
    aliases: {
      '/soe/digital/browseservice/catalogue/listProducts': {},
    },
  },
  getProduct: {
    route: getProduct,
    provenance: {},
    aliases: {
      '/soe/digital/browseservice/catalogue/getProduct': {},
    },
  },
  getInventory: {
    route: getInventory,
    provenance: {},
    aliases: {
      '/soe/digital/browseservice/catalogue/getInventory': {},
    },
  },
  listBundles: {
    route: listBundles,
    provenance: {},
    aliases: {
      '/soe/digital/browseservice/catalogue/listBundles': {},
    },
  },
} as const satisfies AreaRoutes
