import { isPrepay, isSignedIn, type Audience } from '@soe/rules'
import { buildPagePath, type PageName } from '@soe/shop-journey'

export interface Flow {
  readonly audience: Audience
  /** The cookie of this name: ACC and NSEACC are carts of accessories alone. */
  readonly flowName: string
}

interface NextRow {
  /** The file of the page that is shown. */
  readonly after: string
  readonly when?: (flow: Flow) => boolean
  /** A page of the sales area, or the path of another. */
  readonly next: PageName | `/${string}`
}

const isAccessoryFlow = ({ flowName }: Flow) => flowName.endsWith('ACC')
const isPrepaid = ({ audience }: Flow) => isPrepay(audience)
const isCustomer = ({ audience }: Flow) => audience === 'signed-in'
const hasExpressCheckout = ({ audience }: Flow) => isSignedIn(audience) || isPrepay(audience)

/** Where shoppers mostly go from a page. The first row that holds decides. */
const rows: readonly NextRow[] = [
  { after: 'front-page', next: 'smartphones' },
  { after: 'grid-page', next: '/smartphones/:slug' },
  { after: 'product-page', when: isAccessoryFlow, next: 'expresscart' },
  { after: 'product-page', when: isPrepaid, next: 'plans/prepaidPlans' },
  { after: 'product-page', when: isCustomer, next: 'mdnselection' },
  { after: 'product-page', next: 'plans/planoverview' },
  { after: 'own-device-page', next: 'sim' },
  { after: 'sim-page', next: 'plans/planoverview' },
  { after: 'plan-page', next: 'numberselection' },
  { after: 'line-page', next: 'accessoryInterstitial' },
  { after: 'number-page', next: 'accessoryInterstitial' },
  { after: 'accessory-interstitial-page', when: isCustomer, next: 'expresscheckout' },
  { after: 'accessory-interstitial-page', next: 'expresscart' },
  { after: 'cart-page', when: hasExpressCheckout, next: 'expresscheckout' },
  { after: 'cart-page', next: 'aboutyourself' },
  { after: 'checkout-step-page', next: 'orderreview' },
  { after: 'order-review-page', next: 'orderconfirmation' },
  { after: 'express-checkout-page', next: 'orderconfirmation' },
]

const isPath = (next: NextRow['next']): next is `/${string}` => next.startsWith('/')

/** The path that most likely follows a page in a flow. */
export const nextPathAfter = (file: string, flow: Flow): string | undefined => {
  const next = rows.find(({ after, when = () => true }) => after === file && when(flow))?.next
  if (next === undefined) return undefined
  return isPath(next) ? next : buildPagePath(next, { audience: flow.audience })
}
