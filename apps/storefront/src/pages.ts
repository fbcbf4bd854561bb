import { createElement, type ComponentType } from 'react'
import type { LeadTo, LoadDocument, SubmitForm } from './page-document'
import { sales } from './sales-paths'

/** A page of the shop. The browser's router and the server that writes documents read the same table. */
export interface Page {
  /** `:name` stands for one segment, `(one|other)` for either. Of all pages in the table, the first that matches wins. */
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
  /** The address has no page of its own, and leads to another. */
  readonly leadTo?: LeadTo
}

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
  (name: 'loadFront' | 'loadGrid' | 'loadNotFound' | 'loadProduct'): LoadDocument =>
  async (shop, path) =>
    (await import('./pages/catalogue-documents'))[name](shop, path)

type LeadName = 'leadToAccessories' | 'leadToCheckout' | 'leadToGrid' | 'leadToProduct'

const leadPage = (paths: readonly string[], name: LeadName): Page => {
  const leadTo: LeadTo = async (shop, address) => (await import('./pages/lead-to'))[name](shop, address)
  return {
    paths,
    file: 'lead-page',
    load: named('LeadPage', () => import('./pages/lead-page'), { leadTo }),
    leadTo,
  }
}

/** Prepaid comes first: its name would pass for a product's. */
const cataloguePages: readonly Page[] = [
  {
    paths: ['/', ...sales('catalogue', 'shop', 'shoplanding')],
    file: 'front-page',
    load: named('Page', () => import('./pages/front-page')),
    loadDocument: documentOf('loadFront'),
    isDrawn: true,
  },
  {
    paths: ['/smartphones/prepaid', '/products/allproducts', ...categories.map((category) => `/${category}`)],
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
  leadPage(sales('catalogue', 'shop/accessories'), 'leadToAccessories'),
  leadPage(sales('catalogue', 'gridwall', 'gridwall/:category'), 'leadToGrid'),
  leadPage(sales('catalogue', 'pdp'), 'leadToProduct'),
]

const linePages: readonly Page[] = [
  {
    // A process step may lead to any of these; they differ only in their plans.
    paths: [
      ...sales('prepaidPlans', 'plans/prepaidPlans'),
      ...sales(
        'purchase',
        'plans/planoverview',
        'plans/compatiblewatchplan',
        'plans/recommendation',
        'plans/recommended',
        'plans/selectdata',
        'plans/popularplan',
        'plans/progressiveplans',
        'plans/selection',
        'plans/start',
        'plans/selector',
        'plans',
        'lineOverview/plans',
        'recommendedplan',
      ),
    ],
    file: 'plan-page',
    load: named('PlanPage', () => import('@soe/shop-plans/plan-page')),
  },
  {
    paths: sales('purchase', 'numberselection', 'NumberPortin/newnumber'),
    file: 'number-page',
    load: named('NumberPage', () => import('@soe/shop-plans/number-page')),
  },
  {
    paths: sales('lines', 'mdnselection'),
    file: 'line-page',
    load: named('LinePage', () => import('@soe/shop-plans/line-page')),
  },
  {
    paths: sales('lines', 'mdnselection/checkEligibility', 'mdnselection/eligibilitycheck'),
    file: 'eligibility-page',
    load: named('EligibilityPage', () => import('@soe/shop-plans/eligibility-page')),
  },
  {
    paths: sales('purchase', 'accessoryInterstitial'),
    file: 'accessory-interstitial-page',
    load: named('Page', () => import('./pages/accessory-interstitial-page')),
  },
]

const checkoutStep = (step: 'contact' | 'delivery' | 'payment' | 'agreements', ...names: readonly string[]): Page => ({
  paths: sales('purchase', ...names),
  file: 'checkout-step-page',
  load: named('CheckoutStepPage', () => import('@soe/shop-checkout/checkout-step-page'), { step }),
})

const checkoutPages: readonly Page[] = [
  checkoutStep('contact', 'aboutyourself', 'checkout/personalInfo'),
  checkoutStep('delivery', 'delivery'),
  checkoutStep('payment', 'payment'),
  checkoutStep('agreements', 'agreement'),
  {
    paths: sales('purchase', 'orderreview', 'checkout/orderReview'),
    file: 'order-review-page',
    load: named('OrderReviewPage', () => import('@soe/shop-checkout/order-review-page')),
  },
  {
    paths: sales('purchase', 'expresscheckout'),
    file: 'express-checkout-page',
    load: named('ExpressCheckoutPage', () => import('@soe/shop-checkout/express-checkout-page')),
  },
  {
    paths: sales('purchase', 'guestlogin'),
    file: 'guest-login-page',
    load: named('GuestLoginPage', () => import('@soe/shop-account/guest-login-page')),
  },
  {
    paths: sales('purchase', 'guestcheckout'),
    file: 'guest-checkout-page',
    load: named('GuestCheckoutPage', () => import('@soe/shop-account/guest-checkout-page')),
  },
  {
    paths: sales('purchase', 'orderconfirmation', 'guestconfirmation'),
    file: 'order-confirmation-page',
    load: named('OrderConfirmationPage', () => import('@soe/shop-checkout/order-confirmation-page')),
  },
  leadPage(sales('purchase', 'checkout'), 'leadToCheckout'),
]

const cartPages: readonly Page[] = [
  {
    paths: sales('purchase', 'expresscart', 'prospectCheckout', 'cart'),
    file: 'cart-page',
    load: named('Page', () => import('./pages/cart-page')),
  },
  {
    paths: sales('purchase', 'cartLocked'),
    file: 'cart-locked-page',
    load: named('CartLockedPage', () => import('@soe/shop-cart/cart-locked-page')),
    isDrawn: true,
  },
  {
    paths: sales('purchase', 'cartLocked/chatRep'),
    file: 'cart-locked-page',
    load: named('CartLockedPage', () => import('@soe/shop-cart/cart-locked-page'), { isChat: true }),
    isDrawn: true,
  },
  {
    paths: sales('purchase', 'error/genericError', 'error'),
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
  loadDocument: documentOf('loadNotFound'),
  isDrawn: true,
}

export const pages: readonly Page[] = [
  ...cataloguePages,
  ...linePages,
  ...checkoutPages,
  {
    paths: sales('wishlist', 'Favorites'),
    file: 'favorites-page',
    load: named('Page', () => import('./pages/favorites-page')),
  },
  ...cartPages,
]
