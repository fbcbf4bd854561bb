import type { CartView } from '@soe/contracts'

interface CartSwitches {
  readonly cart?: boolean | undefined
  readonly expressCheckout?: boolean | undefined
}

/** Counts, totals and findings stay. */
const withoutLines = ({ lineDetails: { lastItemAddedLine: _, ...lineDetails }, ...view }: CartView): CartView => ({
  ...view,
  lineDetails: {
    ...lineDetails,
    lineInfo: {},
    allLines: [],
    deviceLines: [],
    eupLines: [],
    linesWithAcc: [],
    byodLines: [],
    byodEUPLines: [],
  },
})

/** A caller without express checkout gets a cart that is ready as the promo hub's. */
const withoutHub = ({ screenInfo, ...view }: CartView): CartView => ({
  ...view,
  screenInfo: {
    ...screenInfo,
    screenName: screenInfo.screenName === 'expresshub' ? 'promohub' : screenInfo.screenName,
  },
})

/** The cart as a read of the checkout switches its parts off. */
export const switchedView = (view: CartView, { cart, expressCheckout }: CartSwitches): CartView => {
  const listed = cart === false ? withoutLines(view) : view
  return expressCheckout === false ? withoutHub(listed) : listed
}
