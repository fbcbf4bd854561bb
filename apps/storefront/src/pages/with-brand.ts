import type { PageMeta } from '@soe/shop-platform'
import { brand } from '../brand'

/** Appends the brand to the title. */
export const withBrand = (meta: PageMeta): PageMeta => ({ ...meta, title: `${meta.title} | ${brand.name}` })
