import { lazyPart } from '@soe/shop-platform'

/** An address that names no product is a page that does not exist. */
export const MissingProduct = lazyPart(() => import('./not-found-page').then((module) => module.Page))
