const areas: Readonly<Record<string, string>> = {
  accessories: 'Accessories, alone and in bundles',
  cart: 'What is in the cart, and every change of it',
  cases: 'The cases that hold a customer’s carts, and their locks',
  catalogue: 'Devices and accessories to choose from',
  chat: 'Chat and video with a person',
  checkout: 'From the details of the order to the order',
  content: 'Content and feature flags',
  device: 'Facts about a device',
  landing: 'Where the carrier sends the shopper',
  log: 'Records that the shop leaves',
  plans: 'Plans of a line',
  promo: 'Promotions and their codes',
  quotes: 'Carts that someone else prepared',
  recommendations: 'What suits this shopper',
  session: 'The session, its end and its life',
  tradeIn: 'Devices that are handed in',
  wishlist: 'Hearts and lists of them',
}

/** An area's meaning; one that has no words yet goes by its name. */
export const describeArea = (area: string): string => areas[area] ?? `Operations of ${area}`
