import { prepared } from '@soe/shop-platform'

/** A document brings the head along, so a first visit does without this code. */
export const productHead = prepared(async () => (await import('./product-head')).ProductHead, 'idle')
