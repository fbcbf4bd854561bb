import { documentOf, named, type Page } from './page'

const categories = ['smartphones', 'watches', 'tablets', 'accessories']

/** The pages outside /sales. */
export const cataloguePages: readonly Page[] = [
  {
    paths: ['/'],
    file: 'front-page',
    load: named('Page', () => import('../pages/front-page')),
    loadDocument: documentOf('loadFront'),
    isDrawn: true,
  },
  {
    paths: ['/smartphones/prepaid', '/products/allproducts', ...categories.map((category) => `/${category}`)],
    file: 'grid-page',
    load: named('Page', () => import('../pages/grid-page')),
    loadDocument: documentOf('loadGrid'),
    isDrawn: true,
    keptBehind: ['product-page'],
  },
  {
    paths: ['/smartphones/prepaid/:slug', ...categories.map((category) => `/${category}/:slug`)],
    file: 'product-page',
    load: named('Page', () => import('../pages/product-page')),
    loadDocument: documentOf('loadProduct'),
    isDrawn: true,
    submit: async (shop, path, form) => (await import('../pages/submit-product')).submitProduct(shop, path, form),
  },
]
