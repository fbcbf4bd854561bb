import { comparePage, frontPage, gridPage, productPage, searchPage } from '@soe/shop-devices/pages'
import { named, type Page } from '@soe/shop-platform'

/** The pages outside /sales. */
export const cataloguePages: readonly Page[] = [
  { ...frontPage, load: named('Page', () => import('../composed/front-page')) },
  { ...gridPage, load: named('Page', () => import('../composed/grid-page')) },
  { ...productPage, load: named('Page', () => import('../composed/product-page')) },
  comparePage,
  { ...searchPage, load: named('Page', () => import('../composed/search-page')) },
]
