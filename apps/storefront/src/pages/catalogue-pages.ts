import { comparePage, frontPage, gridPage, productPage, searchPage } from '@soe/shop-devices/pages'
import { named, type Page } from '@soe/shop-platform'

export const cataloguePages: readonly Page[] = [
  { ...frontPage, load: named('Page', () => import('./front-page')) },
  gridPage,
  { ...productPage, load: named('Page', () => import('./product-page')) },
  comparePage,
  searchPage,
]
