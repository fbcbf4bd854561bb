/** Who crawls the shop: one of each kind of shopper. */
export const personas = [
  'prospect',
  'signed-in',
  'prepay',
  'prepay-signed-in',
  'saved-cart',
  'several-cases',
  'locked-by-retail',
  'full-wishlist',
  'account-member',
  'native-app',
  'past-due',
  'credit-declined',
] as const
