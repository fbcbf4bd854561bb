import { optionalPart } from '@soe/shop-platform'

/** A document brings the head along, so a first visit does without this code. */
export const ProductHead = optionalPart(() => import('./product.moment').then((module) => module.ProductHead), 'idle')
