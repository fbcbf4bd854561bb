import { createElement, type ComponentType } from 'react'
import type { LoadDocument } from './document/page-document'

/** A page of the shop. The browser's router and the server that writes documents read the same table. */
export interface Page {
  /** wouter patterns. Of all pages in the table, the first that matches wins. */
  readonly paths: readonly string[]
  /** The file of the page's code: the build names its chunk after it. */
  readonly file: string
  readonly load: () => Promise<ComponentType>
  /** What the document brings along before any of the page's code runs. Only the server calls it. */
  readonly loadDocument?: LoadDocument
}

/** A page of the sales flow has the same name in every section. */
const sales = (...names: readonly string[]) => names.map((name) => `/sales/:section/${name}.html`)

const categories = ['smartphones', 'watches', 'tablets', 'accessories']

const withProps =
  <Props extends object>(Component: ComponentType<Props>, props: Props): ComponentType =>
  () =>
    createElement(Component, props)

/** Prepaid comes first: its name would pass for a product's. */
const cataloguePages: readonly Page[] = [
  {
    paths: ['/', '/products/allproducts', ...sales('shop')],
    file: 'front-page',
    load: async () => (await import('./pages/front-page')).Page,
    loadDocument: async (shop) => (await import('./pages/catalogue-documents')).loadFront(shop),
  },
  {
    paths: ['/smartphones/prepaid', ...categories.map((category) => `/${category}`)],
    file: 'grid-page',
    load: async () => (await import('./pages/grid-page')).Page,
    loadDocument: async (shop, path) => (await import('./pages/catalogue-documents')).loadGrid(shop, path),
  },
  {
    paths: ['/smartphones/prepaid/:slug', ...categories.map((category) => `/${category}/:slug`)],
    file: 'product-page',
    load: async () => (await import('./pages/product-page')).Page,
    loadDocument: async (shop, path) => (await import('./pages/catalogue-documents')).loadProduct(shop, path),
  },
]

const linePages: readonly Page[] = [
  {
    // A process step may lead to any of these; they differ in nothing but their plans.
    paths: sales(
      'plans/planoverview',
      'plans/compatiblewatchplan',
      'plans/recommendation',
      'plans/recommended',
      'plans/selectdata',
      'plans/popularplan',
      'plans/progressiveplans',
      'plans/selection',
      'plans/start',
      'plans/prepaidPlans',
      'plans',
    ),
    file: 'plan-page',
    load: async () => (await import('@soe/shop-plans/plan-page')).PlanPage,
  },
  {
    paths: sales('numberselection', 'NumberPortin/newnumber'),
    file: 'number-page',
    load: async () => (await import('@soe/shop-plans/number-page')).NumberPage,
  },
  {
    paths: sales('mdnselection'),
    file: 'line-page',
    load: async () => (await import('@soe/shop-plans/line-page')).LinePage,
  },
  {
    paths: sales('mdnselection/checkEligibility', 'mdnselection/eligibilitycheck'),
    file: 'eligibility-page',
    load: async () => (await import('@soe/shop-plans/eligibility-page')).EligibilityPage,
  },
  {
    paths: sales('accessoryInterstitial'),
    file: 'accessory-interstitial-page',
    load: async () => (await import('./pages/accessory-interstitial-page')).Page,
  },
]

const checkoutStep = (name: string, step: 'contact' | 'delivery' | 'payment' | 'agreements'): Page => ({
  paths: sales(name),
  file: 'checkout-step-page',
  load: async () => withProps((await import('@soe/shop-checkout/checkout-step-page')).CheckoutStepPage, { step }),
})

const checkoutPages: readonly Page[] = [
  checkoutStep('aboutyourself', 'contact'),
  checkoutStep('delivery', 'delivery'),
  checkoutStep('payment', 'payment'),
  checkoutStep('agreement', 'agreements'),
  {
    paths: sales('orderreview', 'checkout/orderReview'),
    file: 'order-review-page',
    load: async () => (await import('@soe/shop-checkout/order-review-page')).OrderReviewPage,
  },
  {
    paths: sales('expresscheckout'),
    file: 'express-checkout-page',
    load: async () => (await import('@soe/shop-checkout/express-checkout-page')).ExpressCheckoutPage,
  },
  {
    paths: sales('orderconfirmation'),
    file: 'order-confirmation-page',
    load: async () => (await import('@soe/shop-checkout/order-confirmation-page')).OrderConfirmationPage,
  },
]

const cartPages: readonly Page[] = [
  {
    paths: sales('expresscart', 'cart'),
    file: 'cart-page',
    load: async () => (await import('./pages/cart-page')).Page,
  },
  {
    paths: sales('cartLocked'),
    file: 'cart-locked-page',
    load: async () => (await import('@soe/shop-cart/cart-locked-page')).CartLockedPage,
  },
  {
    paths: sales('cartLocked/chatRep'),
    file: 'cart-locked-page',
    load: async () => withProps((await import('@soe/shop-cart/cart-locked-page')).CartLockedPage, { isChat: true }),
  },
  {
    paths: sales('error/genericError', 'error'),
    file: 'error-page',
    load: async () => (await import('@soe/shop-cart/error-page')).ErrorPage,
  },
]

export const pages: readonly Page[] = [
  ...cataloguePages,
  ...linePages,
  ...checkoutPages,
  {
    paths: sales('Favorites'),
    file: 'favorites-page',
    load: async () => (await import('./pages/favorites-page')).Page,
  },
  ...cartPages,
]
