import { createElement, type ComponentType } from 'react'
import type { LoadDocument, SubmitForm } from './page-document'

/** A page of the shop. The browser's router and the server that writes documents read the same table. */
export interface Page {
  /** wouter patterns. Of all pages in the table, the first that matches wins. */
  readonly paths: readonly string[]
  /** The file of the page's code: the build names its chunk after it. */
  readonly file: string
  readonly load: () => Promise<ComponentType>
  /** What the document brings along before any of the page's code runs. Only the server calls it. */
  readonly loadDocument?: LoadDocument
  /** Drawn on the server, for everyone who may open it. Other pages are the shopper's own, and the browser draws them. */
  readonly isDrawn?: boolean
  /** The files of the pages behind which it stays alive. */
  readonly keptBehind?: readonly string[]
  /** What the page's form does on the server, for a browser whose scripts don't run. */
  readonly submit?: SubmitForm
}

/** A page of the sales flow has the same name in every section. */
const sales = (...names: readonly string[]) => names.map((name) => `/sales/:section/${name}.html`)

const categories = ['smartphones', 'watches', 'tablets', 'accessories']

/** The component that a module exports under a name, with the props that the address implies. */
const named =
  <Name extends string, Props extends object>(
    name: Name,
    load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
    ...[props]: object extends Props ? [props?: Props] : [props: Props]
  ) =>
  async (): Promise<ComponentType> => {
    const Component: ComponentType<Props> = (await load())[name]
    return () => createElement(Component, props as Props)
  }

const documentOf =
  (name: 'loadFront' | 'loadGrid' | 'loadProduct'): LoadDocument =>
  async (shop, path) =>
    (await import('./pages/catalogue-documents'))[name](shop, path)

/** Prepaid comes first: its name would pass for a product's. */
const cataloguePages: readonly Page[] = [
  {
    paths: ['/', '/products/allproducts', ...sales('shop')],
    file: 'front-page',
    load: named('Page', () => import('./pages/front-page')),
    loadDocument: documentOf('loadFront'),
    isDrawn: true,
  },
  {
    paths: ['/smartphones/prepaid', ...categories.map((category) => `/${category}`)],
    file: 'grid-page',
    load: named('Page', () => import('./pages/grid-page')),
    loadDocument: documentOf('loadGrid'),
    isDrawn: true,
    keptBehind: ['product-page'],
  },
  {
    paths: ['/smartphones/prepaid/:slug', ...categories.map((category) => `/${category}/:slug`)],
    file: 'product-page',
    load: named('Page', () => import('./pages/product-page')),
    loadDocument: documentOf('loadProduct'),
    isDrawn: true,
    submit: async (shop, path, form) => (await import('./pages/submit-product')).submitProduct(shop, path, form),
  },
]

const linePages: readonly Page[] = [
  {
    // A process step may lead to any of these; they differ only in their plans.
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
    load: named('PlanPage', () => import('@soe/shop-plans/plan-page')),
  },
  {
    paths: sales('numberselection', 'NumberPortin/newnumber'),
    file: 'number-page',
    load: named('NumberPage', () => import('@soe/shop-plans/number-page')),
  },
  {
    paths: sales('mdnselection'),
    file: 'line-page',
    load: named('LinePage', () => import('@soe/shop-plans/line-page')),
  },
  {
    paths: sales('mdnselection/checkEligibility', 'mdnselection/eligibilitycheck'),
    file: 'eligibility-page',
    load: named('EligibilityPage', () => import('@soe/shop-plans/eligibility-page')),
  },
  {
    paths: sales('accessoryInterstitial'),
    file: 'accessory-interstitial-page',
    load: named('Page', () => import('./pages/accessory-interstitial-page')),
  },
]

const checkoutStep = (name: string, step: 'contact' | 'delivery' | 'payment' | 'agreements'): Page => ({
  paths: sales(name),
  file: 'checkout-step-page',
  load: named('CheckoutStepPage', () => import('@soe/shop-checkout/checkout-step-page'), { step }),
})

const checkoutPages: readonly Page[] = [
  checkoutStep('aboutyourself', 'contact'),
  checkoutStep('delivery', 'delivery'),
  checkoutStep('payment', 'payment'),
  checkoutStep('agreement', 'agreements'),
  {
    paths: sales('orderreview', 'checkout/orderReview'),
    file: 'order-review-page',
    load: named('OrderReviewPage', () => import('@soe/shop-checkout/order-review-page')),
  },
  {
    paths: sales('expresscheckout'),
    file: 'express-checkout-page',
    load: named('ExpressCheckoutPage', () => import('@soe/shop-checkout/express-checkout-page')),
  },
  {
    paths: sales('orderconfirmation'),
    file: 'order-confirmation-page',
    load: named('OrderConfirmationPage', () => import('@soe/shop-checkout/order-confirmation-page')),
  },
]

const cartPages: readonly Page[] = [
  {
    paths: sales('expresscart', 'cart'),
    file: 'cart-page',
    load: named('Page', () => import('./pages/cart-page')),
  },
  {
    paths: sales('cartLocked'),
    file: 'cart-locked-page',
    load: named('CartLockedPage', () => import('@soe/shop-cart/cart-locked-page')),
    isDrawn: true,
  },
  {
    paths: sales('cartLocked/chatRep'),
    file: 'cart-locked-page',
    load: named('CartLockedPage', () => import('@soe/shop-cart/cart-locked-page'), { isChat: true }),
    isDrawn: true,
  },
  {
    paths: sales('error/genericError', 'error'),
    file: 'error-page',
    load: named('ErrorPage', () => import('@soe/shop-cart/error-page')),
    isDrawn: true,
  },
]

/** Shown where no page of the table matches. */
export const notFoundPage: Page = {
  paths: [],
  file: 'not-found-page',
  load: named('Page', () => import('./pages/not-found-page')),
  isDrawn: true,
}

export const pages: readonly Page[] = [
  ...cataloguePages,
  ...linePages,
  ...checkoutPages,
  {
    paths: sales('Favorites'),
    file: 'favorites-page',
    load: named('Page', () => import('./pages/favorites-page')),
  },
  ...cartPages,
]
