import type { OperationTable } from '../operations-by-area'

const areas: Readonly<Record<keyof OperationTable, string>> = {
  cart: 'The cart and its changes',
  cases: 'Cases that hold a customer’s carts, and their locks',
  catalogue: 'Products, bundles and inventory',
  chat: 'Chat and video with a person',
  checkout: 'Checkout, payment choice and orders',
  content: 'Content and feature flags',
  device: 'Protection and eSIM support of devices',
  landing: 'The next step of a purchase',
  log: 'Log records of the shop',
  omni: 'Data layer of page analytics',
  payment: 'Payment services',
  plans: 'Plans for a line',
  pricing: 'Accepted offers',
  promo: 'Promotions and their codes',
  quote: 'Carts prepared by a representative',
  recommendations: 'Recommendations and item counts',
  session: 'Session lifetime and sign-out',
  support: 'Video help from store specialists',
  tradeIn: 'Trade-ins',
  wishlist: 'Wishlists and favorites',
}

/** The description of an area's tag. */
export const describeArea = (area: string): string =>
  Object.hasOwn(areas, area) ? areas[area as keyof OperationTable] : `Operations of ${area}`
