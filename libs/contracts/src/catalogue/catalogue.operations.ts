export * as listProducts from './list-products'
export * as getProduct from './get-product'
export * as getInventory from './get-inventory'
export * as listBundles from './list-bundles'
