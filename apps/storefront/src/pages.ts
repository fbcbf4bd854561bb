import { lazy, type ComponentType } from 'react'
import { routes, type PageName } from './routes'

type Load = () => Promise<{ Page: ComponentType }>

const loads: Readonly<Record<PageName, Load>> = {
  front: () => import('./pages/front-page'),
  grid: () => import('./pages/grid-page'),
  product: () => import('./pages/product-page'),
  plan: () => import('./pages/plan-page'),
  number: () => import('./pages/number-page'),
  line: () => import('./pages/line-page'),
  eligibility: () => import('./pages/eligibility-page'),
  'accessory-interstitial': () => import('./pages/accessory-interstitial-page'),
  'about-yourself': () => import('./pages/about-yourself-page'),
  delivery: () => import('./pages/delivery-page'),
  payment: () => import('./pages/payment-page'),
  agreement: () => import('./pages/agreement-page'),
  'order-review': () => import('./pages/order-review-page'),
  'express-checkout': () => import('./pages/express-checkout-page'),
  'order-confirmation': () => import('./pages/order-confirmation-page'),
  favorites: () => import('./pages/favorites-page'),
  cart: () => import('./pages/cart-page'),
  'cart-locked': () => import('./pages/cart-locked-page'),
  'cart-locked-chat': () => import('./pages/cart-locked-chat-page'),
  error: () => import('./pages/error-page'),
}

const lazyPage = (load: Load) => lazy(async () => ({ default: (await load()).Page }))

type LazyPages = Record<PageName, ReturnType<typeof lazyPage>>
const lazyPages = Object.fromEntries(Object.entries(loads).map(([name, load]) => [name, lazyPage(load)])) as LazyPages

/** Every page by its address; the first match wins. */
export const pages: readonly { path: string; Page: ComponentType }[] = routes.map(({ path, page }) => ({
  path,
  Page: lazyPages[page],
}))

/** Fetches a page's code ahead of a visit. */
export const preloadPage = (name: PageName): Promise<unknown> => loads[name]()
