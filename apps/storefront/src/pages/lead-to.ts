/** Where addresses without a page of their own lead. */
export { leadToGrid, leadToProduct } from './lead-to-catalogue'
export { leadToAccessories, leadToCheckout } from './lead-to-sales'
