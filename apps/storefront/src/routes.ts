/** A page of the shop: the file in `pages/` that shows it is named after it. */
export interface Route {
  /** A wouter pattern. */
  path: string
  page: PageName
}

export type PageName =
  | 'front'
  | 'grid'
  | 'product'
  | 'plan'
  | 'number'
  | 'line'
  | 'eligibility'
  | 'accessory-interstitial'
  | 'about-yourself'
  | 'delivery'
  | 'payment'
  | 'agreement'
  | 'order-review'
  | 'express-checkout'
  | 'order-confirmation'
  | 'favorites'
  | 'cart'
  | 'cart-locked'
  | 'cart-locked-chat'
  | 'error'

const row = (path: string, page: PageName): Route => ({ path, page })

const categories = ['smartphones', 'watches', 'tablets', 'accessories']

/** Prepaid comes first: its name would pass for a product's. */
const cataloguePages: readonly Route[] = [
  row('/', 'front'),
  row('/products/allproducts', 'front'),
  row('/sales/:section/shop.html', 'front'),
  row('/smartphones/prepaid', 'grid'),
  row('/smartphones/prepaid/:slug', 'product'),
  ...categories.flatMap((category) => [row(`/${category}`, 'grid'), row(`/${category}/:slug`, 'product')]),
]

/** Every plan page that a process step may lead to; they differ in nothing but their plans. */
const planPaths = [
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
]

const linePages: readonly Route[] = [
  ...planPaths.map((name) => row(`/sales/:section/${name}.html`, 'plan')),
  row('/sales/:section/numberselection.html', 'number'),
  row('/sales/:section/NumberPortin/newnumber.html', 'number'),
  row('/sales/:section/mdnselection.html', 'line'),
  row('/sales/:section/mdnselection/checkEligibility.html', 'eligibility'),
  row('/sales/:section/mdnselection/eligibilitycheck.html', 'eligibility'),
  row('/sales/:section/accessoryInterstitial.html', 'accessory-interstitial'),
]

const checkoutPages: readonly Route[] = [
  row('/sales/:section/aboutyourself.html', 'about-yourself'),
  row('/sales/:section/delivery.html', 'delivery'),
  row('/sales/:section/payment.html', 'payment'),
  row('/sales/:section/agreement.html', 'agreement'),
  row('/sales/:section/orderreview.html', 'order-review'),
  row('/sales/:section/checkout/orderReview.html', 'order-review'),
  row('/sales/:section/expresscheckout.html', 'express-checkout'),
  row('/sales/:section/orderconfirmation.html', 'order-confirmation'),
]

/** Every page of the shop by its address; the first match wins. Plain data: the document's server reads it too. */
export const routes: readonly Route[] = [
  ...cataloguePages,
  ...linePages,
  ...checkoutPages,
  row('/sales/:section/Favorites.html', 'favorites'),
  row('/sales/:section/expresscart.html', 'cart'),
  row('/sales/:section/cart.html', 'cart'),
  row('/sales/:section/cartLocked.html', 'cart-locked'),
  row('/sales/:section/cartLocked/chatRep.html', 'cart-locked-chat'),
  row('/sales/:section/error/genericError.html', 'error'),
  row('/sales/:section/error.html', 'error'),
]
