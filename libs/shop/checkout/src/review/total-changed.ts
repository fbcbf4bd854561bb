import type { ShopError } from '@soe/shop-platform'

/** The order no longer costs what the shopper saw. */
export const isTotalChanged = ({ normalised }: ShopError): boolean =>
  normalised.details.some(({ issue }) => issue === 'total changed')
