import type { PageMeta } from '@soe/shop-platform'
import { brand } from '../brand'

/** A page's own title, then whose shop it is. */
export const withBrand = (meta: PageMeta): PageMeta => ({ ...meta, title: `${meta.title} | ${brand.name}` })
