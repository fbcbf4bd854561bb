import type { AreaRoutes } from '../route'
import { getInventory } from './get-inventory.route'
import { getProduct } from './get-product.route'
import { listBundles } from './list-bundles.route'
import { listProducts } from './list-products.route'

export { listProducts, getProduct, getInventory, listBundles }

export const catalogueRoutes = {
  listProducts: {
    route: listProducts,
    provenance: {},
    aliases: { '/soe/digital/browseservice/catalogue/listProducts': {} },
  },
  getProduct: {
    route: getProduct,
    provenance: {},
    aliases: { '/soe/digital/browseservice/catalogue/getProduct': {} },
  },
  getInventory: {
    route: getInventory,
    provenance: {},
    aliases: { '/soe/digital/browseservice/catalogue/getInventory': {} },
  },
  listBundles: {
    route: listBundles,
    provenance: {},
    aliases: { '/soe/digital/browseservice/catalogue/listBundles': {} },
  },
} as const satisfies AreaRoutes
