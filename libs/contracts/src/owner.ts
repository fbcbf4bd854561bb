/** Who holds the state that an operation reads or changes; operations of one owner only make sense together. */
export const owners = [
  'session',
  'cart',
  'wishlist',
  'trade-in',
  'chat',
  'catalogue',
  'recommendations',
  'log',
] as const
export type Owner = (typeof owners)[number]
