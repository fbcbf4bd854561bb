export const sections = ['digital', 'nse', 'prepaid', 'next', 'nextgen', 'byod'] as const

export type Section = (typeof sections)[number]

interface PageRow {
  /** Default: digital. */
  section?: Section
  /** A path that stands outside the section scheme. */
  path?: string
}

const nextgen: PageRow = { section: 'nextgen' }
const prospect: PageRow = { section: 'nse' }

/** The specification, platform 2 and commerce 2.5: every page the shop links to. */
export const pages = {
  shop: { section: 'next' },
  smartphones: { path: '/smartphones' },
  'smartphones/prepaid': { path: '/smartphones/prepaid' },
  'products/allproducts': { path: '/products/allproducts/' },
  'stores/video-assist': { path: '/stores/video-assist' },
  pdp: {},
  gridwall: {},
  'gridwall/smartphones': {},
  Favorites: {},
  'shop/accessories': nextgen,

  cart: {},
  expresscart: { section: 'next' },
  expresscheckout: { section: 'next' },
  'expresscheckout/editshippingaddress': { section: 'next' },
  expresshub: nextgen,
  expresshubv2: nextgen,
  promohub: {},
  promobundlebuilder: {},
  quotes: nextgen,
  cartLocked: {},
  'cartLocked/chatRep': {},

  checkout: {},
  guestcheckout: {},
  prospectCheckout: nextgen,
  orderreview: nextgen,
  'refundexchange/order-review': {},
  existingcredithold: {},
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
  customeragreements: {},
  dppagreement: {},
  documents: {},
  orderconfirmation: {},
  guestconfirmation: {},
  guestlogin: {},
  accountpin: {},

  mdnselection: {},
  'mdnselection/checkEligibility': {},
  'mdnselection/eligibilitycheck': {},
  'dvm/eligibility': {},
  'dvm/deviceEligibility': {},
  numberselection: {},
  'numberselection/activation': {},
  'NumberPortin/newnumber': {},
  secondnumber: {},
  activationmethod: {},
  offerinterstitial: {},
  leadoffers: {},
  jtooffers: {},
  accessoryInterstitial: {},
  accessorybundle: {},
  protection: {},
  'protection/leadoffers': {},
  e911: nextgen,
  sim: {},
  buysim: nextgen,
  humconfig: {},
  trial: {},

  plans: {},
  rpsplans: nextgen,
  recommendedplan: {},
  compareplan: {},
  'plans/selector': nextgen,
  'plans/recommended': nextgen,
  'plans/planoverview': {},
  'plans/compatiblewatchplan': {},
  'plans/recommendation': {},
  'plans/selectdata': {},
  'plans/popularplan': {},
  'plans/progressiveplans': {},
  'plans/selection': {},
  'plans/start': {},
  'plans/prepaidPlans': { section: 'prepaid' },

  byod: { section: 'byod' },
  'byod/selectMakeAndModel': {},
  tradein: {},
  'tradein/devicedetails': {},
  'tradein/devicecondition': {},
  validatetradeindevice: {},
  confirmshippingdetails: {},
  devicesummary: {},
  landing: {},
  tradeincreditspoke: {},
  zerodollartradeinspoke: {},
  validatedevicespoke: {},
  deviceconditionspoke: {},

  error: {},
  'error/genericError': { path: '/sales/digital/error/genericError.html' },
} as const satisfies Record<string, PageRow>

export type PageName = keyof typeof pages

const rows: Readonly<Record<string, PageRow | undefined>> = pages

/** The section of a page that has no fixed path of its own. */
export const sectionOf = (page: string): Section => rows[page]?.section ?? 'digital'

export const fixedPathOf = (page: string): string | undefined => rows[page]?.path
