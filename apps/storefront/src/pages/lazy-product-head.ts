import { prepared } from '@soe/shop-platform'

/** A document brings the head along, so a first visit does without this code. */
export const productHead = prepared(() => import('./product-head').then((each) => each.ProductHead), 'idle')
