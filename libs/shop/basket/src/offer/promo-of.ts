import type { Product } from '@soe/contracts'

/** What the carrier sends where there is no promotion. */
const noPromo = 'NO_PROMO'

/** What a product's promotion says; undefined without one. */
export const promoOf = ({ promoBadge }: Pick<Product, 'promoBadge'>): string | undefined =>
  promoBadge === '' || promoBadge === noPromo ? undefined : promoBadge
