import type { ShopError } from '@soe/shop-platform'

/** The order costs something else than what the shopper saw. */
export const isTotalChanged = ({ normalised }: ShopError): boolean =>
  normalised.details.some(({ issue }) => issue === 'total changed')
