import type { PageName } from '@soe/shop-journey'

/** The part of the shop that a page belongs to, and that will build it. */
export type PageOwner =
  'account' | 'agreements' | 'chat' | 'checkout' | 'credit' | 'hub' | 'numbers' | 'offers' | 'own-device' | 'quotes'

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

  'expresscheckout/editshippingaddress': 'checkout',
  'refundexchange/order-review': 'checkout',
  creditcheck: 'credit',
  creditresult: 'credit',
  credithold: 'credit',
  existingcredithold: 'credit',
  dppineligible: 'credit',
  creditquestionnaire: 'credit',
  internationalcreditcheck: 'credit',

  accountpin: 'account',

  viewAgreement: 'agreements',
  customeragreements: 'agreements',
  dppagreement: 'agreements',
  documents: 'agreements',

  buysim: 'own-device',
  sim: 'own-device',
  byod: 'own-device',
  'byod/selectMakeAndModel': 'own-device',
  'dvm/eligibility': 'own-device',
  'dvm/deviceEligibility': 'own-device',

  activationmethod: 'numbers',
  'numberselection/activation': 'numbers',
  secondnumber: 'numbers',
  e911: 'numbers',
}
