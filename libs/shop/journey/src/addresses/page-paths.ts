export const sections = ['digital', 'nse', 'prepaid', 'next', 'nextgen', 'byod'] as const

export type Section = (typeof sections)[number]

interface PageRow {
  /** Default: digital. */
  section?: Section
  /** A path outside the section scheme. */
  path?: string
}

const nextgen: PageRow = { section: 'nextgen' }
const prospect: PageRow = { section: 'nse' }

/** The specification, platform 2 and commerce 2.5: every page that the shop links to, outside the section digital. */
export const pages = {
  shop: { section: 'next' },
  smartphones: { path: '/smartphones' },
  'smartphones/prepaid': { path: '/smartphones/prepaid' },
  'products/allproducts': { path: '/products/allproducts/' },
  'stores/video-assist': { path: '/stores/video-assist' },
  'shop/accessories': nextgen,

  expresscart: { section: 'next' },
  expresscheckout: { section: 'next' },
  'expresscheckout/editshippingaddress': { section: 'next' },
  expresshub: nextgen,
  expresshubv2: nextgen,
  quotes: nextgen,

  prospectCheckout: nextgen,
  orderreview: nextgen,
  aboutyourself: prospect,
  delivery: prospect,
  payment: prospect,
  creditcheck: prospect,
  creditresult: prospect,
  credithold: prospect,
  dppineligible: prospect,
  creditquestionnaire: prospect,
  internationalcreditcheck: prospect,
  agreement: nextgen,
  viewAgreement: nextgen,
  sddinterstitial: nextgen,

  e911: nextgen,
  buysim: nextgen,

  rpsplans: nextgen,
  'plans/selector': nextgen,
  'plans/recommended': nextgen,
  'plans/prepaidPlans': { section: 'prepaid' },

  byod: { section: 'byod' },

  'error/genericError': { path: '/sales/digital/error/genericError.html' },
} as const satisfies Record<string, PageRow>

/** Pages of the section digital need no row: types cost a visitor nothing. */
type DigitalPage =
  | 'pdp'
  | 'gridwall'
  | 'gridwall/smartphones'
  | 'Favorites'
  | 'cart'
  | 'promohub'
  | 'promobundlebuilder'
  | 'cartLocked'
  | 'cartLocked/chatRep'
  | 'checkout'
  | 'guestcheckout'
  | 'refundexchange/order-review'
  | 'existingcredithold'
  | 'customeragreements'
  | 'dppagreement'
  | 'documents'
  | 'orderconfirmation'
  | 'guestconfirmation'
  | 'guestlogin'
  | 'accountpin'
  | 'mdnselection'
  | 'mdnselection/checkEligibility'
  | 'mdnselection/eligibilitycheck'
  | 'dvm/eligibility'
  | 'dvm/deviceEligibility'
  | 'numberselection'
  | 'numberselection/activation'
  | 'NumberPortin/newnumber'
  | 'secondnumber'
  | 'activationmethod'
  | 'offerinterstitial'
  | 'leadoffers'
  | 'jtooffers'
  | 'accessoryInterstitial'
  | 'accessorybundle'
  | 'protection'
  | 'protection/leadoffers'
  | 'sim'
  | 'humconfig'
  | 'trial'
  | 'plans'
  | 'recommendedplan'
  | 'compareplan'
  | 'plans/planoverview'
  | 'plans/compatiblewatchplan'
  | 'plans/recommendation'
  | 'plans/selectdata'
  | 'plans/popularplan'
  | 'plans/progressiveplans'
  | 'plans/selection'
  | 'plans/start'
  | 'byod/selectMakeAndModel'
  | 'tradein'
  | 'tradein/devicedetails'
  | 'tradein/devicecondition'
  | 'validatetradeindevice'
  | 'confirmshippingdetails'
  | 'devicesummary'
  | 'landing'
  | 'tradeincreditspoke'
  | 'zerodollartradeinspoke'
  | 'validatedevicespoke'
  | 'deviceconditionspoke'
  | 'error'

export type PageName = keyof typeof pages | DigitalPage

const rows: Readonly<Record<string, PageRow | undefined>> = pages

/** The section of a page that has no fixed path of its own. */
export const sectionOf = (page: string): Section => rows[page]?.section ?? 'digital'

export const fixedPathOf = (page: string): string | undefined => rows[page]?.path
