/** What the chat knows of a page. */
export interface ChatPage {
  /** The carrier's name of the page. */
  readonly context: string
  readonly priority: 'High' | 'Low'
  /** No check is made here, and nothing is offered. */
  readonly isUnevaluated?: boolean
  /** Neither offered nor shown here, whoever shops. */
  readonly isHidden?: boolean
}

export interface ChatPlace {
  readonly path: string
  /** The shopper came from the trial page. */
  readonly isTrial: boolean
}

interface Row extends ChatPage {
  readonly path: RegExp
  readonly inTrial?: boolean
}

/** The specification, commerce 4.11; the first row that matches wins. */
const rows: readonly Row[] = [
  { path: /\/guestlogin/i, context: 'guestlogin', priority: 'Low', isUnevaluated: true },
  { path: /\/jtooffers/i, context: 'jtooffers', priority: 'Low', isUnevaluated: true },
  // A guest's express checkout is the order review.
  { path: /\/(expresscheckout|orderreview)/i, inTrial: true, context: 'expresscheckout', priority: 'High', isHidden: true },
  { path: /\/newnumber|\/numberselection/i, inTrial: true, context: 'newnumber', priority: 'Low', isHidden: true },
  { path: /\/prepaid\/mdnselection/i, context: 'mdnselection', priority: 'Low', isHidden: true },
  { path: /\/prepaid\/byod/i, context: 'byod', priority: 'Low', isHidden: true },
  { path: /\/stores\/video-assist/i, context: 'video-assist', priority: 'Low', isHidden: true },
  { path: /\/expresscheckout/i, context: 'expresscheckout', priority: 'High' },
  { path: /\/orderreview/i, context: 'orderreview', priority: 'High' },
  { path: /\/payment/i, context: 'payment', priority: 'High' },
  { path: /\/(aboutyourself|delivery|agreement|checkout)/i, context: 'checkout', priority: 'High' },
  { path: /\/(expresscart|prospectCheckout|cart)\b/i, context: 'expresscart', priority: 'High' },
  {
    path: /\/(smartphones|watches|tablets|accessories)\/(?!prepaid\/?$)(prepaid\/)?[^/]+/i,
    context: 'pdp',
    priority: 'Low',
  },
  { path: /\/(smartphones|watches|tablets|accessories|products)\b/i, context: 'gridwall', priority: 'Low' },
]

const other: ChatPage = { context: 'shop', priority: 'Low' }

/** The row of the page at a path of the shop. */
export const chatPageAt = ({ path, isTrial }: ChatPlace): ChatPage =>
  rows.find((row) => row.path.test(path) && (isTrial || !row.inTrial)) ?? other
