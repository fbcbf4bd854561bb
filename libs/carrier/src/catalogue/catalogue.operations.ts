export { getInventory } from './get-inventory'
export { getProduct } from './get-product'
export { listBundles } from './list-bundles'
export { listProducts } from './list-products'
