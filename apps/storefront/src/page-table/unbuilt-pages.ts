import type { PageName } from '@soe/shop-journey'

/** The part of the shop that a page belongs to, and that will build it. */
export type PageOwner =
  'account' | 'chat' | 'hub' | 'numbers' | 'offers' | 'own-device' | 'plans' | 'protection' | 'quotes' | 'trade-in'

/**
 * Pages that the specification names and the shop does not have yet: their addresses answer 404. Whoever builds one
 * takes it off this list; a test finds pages that are on neither list, or on both.
 */
export const unbuiltPages: Readonly<Partial<Record<PageName, PageOwner>>> = {
  'stores/video-assist': 'chat',

  expresshub: 'hub',
  expresshubv2: 'hub',
  promohub: 'offers',
  promobundlebuilder: 'offers',
  offerinterstitial: 'offers',
  leadoffers: 'offers',
  jtooffers: 'offers',
  sddinterstitial: 'offers',
  accessorybundle: 'offers',
  humconfig: 'offers',
  trial: 'offers',
  quotes: 'quotes',

  accountpin: 'account',

  rpsplans: 'plans',
  compareplan: 'plans',

  buysim: 'own-device',
  sim: 'own-device',
  byod: 'own-device',
  'byod/selectMakeAndModel': 'own-device',
  'dvm/eligibility': 'own-device',
  'dvm/deviceEligibility': 'own-device',

  activationmethod: 'numbers',
  'numberselection/activation': 'numbers',
  secondnumber: 'numbers',

  protection: 'protection',
  'protection/leadoffers': 'protection',

  tradein: 'trade-in',
  'tradein/devicedetails': 'trade-in',
  'tradein/devicecondition': 'trade-in',
  validatetradeindevice: 'trade-in',
  confirmshippingdetails: 'trade-in',
  devicesummary: 'trade-in',
  landing: 'trade-in',
  tradeincreditspoke: 'trade-in',
  zerodollartradeinspoke: 'trade-in',
  validatedevicespoke: 'trade-in',
  deviceconditionspoke: 'trade-in',
}
