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

const fetched = new Map<PageName, ComponentType>()

/** Fetches a page's code ahead of a visit. */
export const preloadPage = async (name: PageName) => {
  const { Page } = await loads[name]()
  fetched.set(name, Page)
  return { default: Page }
}

/** React takes at once what a promise gives at once: a page that was fetched ahead opens without a skeleton. */
const atOnce = <Value>(value: Value) =>
  // oxlint-disable-next-line no-thenable -- a settled promise would still cost a skeleton
  ({ then: (resolve: (value: Value) => void) => resolve(value) }) as unknown as Promise<Value>

const lazyPage = (name: PageName) =>
  lazy(() => {
    const Page = fetched.get(name)
    return Page ? atOnce({ default: Page }) : preloadPage(name)
  })

const names = Object.keys(loads) as PageName[]
const lazyPages = new Map(names.map((name) => [name, lazyPage(name)]))

/** Every page by its address; the first match wins. */
export const pages = routes.flatMap(({ path, page }) => {
  const Page = lazyPages.get(page)
  return Page ? [{ path, Page }] : []
})
