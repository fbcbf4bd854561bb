/** Step names as the wire spells them (the specification, commerce 4.3 and 7). */
export const processSteps = [
  'MTNSelectionPage',
  'OfferInterstitial',
  'PlanSelection',
  'NewRecommendedPlanSelection',
  'RecommendedPlanSelection',
  'CPCPromt',
  'AccessoryInterestial',
  'NumberSelection',
  'AssignNumbers',
  'NumberShareActivation',
  'DeviceConfigurator',
  'PlanPromoRecommendation',
  'PromoHub',
  'NGDPromoHub',
  'ShoppingCart',
  'ExpressHub',
  'ExpressCart',
  'OrderReview',
  'PromoBundleBuilder',
  'TradeInEligibilityPage',
  'TradeInConditionPage',
  'TradeinAnotherDevicePage',
  'SecondNumberPage',
  'ContactInfo',
  'shippingaddressupdate',
  'gridwallpdp',
  'promogridwallpdp',
  'byodlandingpage',
  'payment',
  'accountpin',
  'PASTDUE',
  'PENDING_ORDER',
  'DPP_SUMMARY',
  'CONCESSION_ACCOUNT',
  'CASHONLY_IND',
  'COLLECTIONS_IND',
  'FRAUD_INDICATOR_X',
  'FRAUD_INDICATOR_Y',
  'FRAUD_INDICATOR_S',
  'FRAUD_INDICATOR_Z',
  'FRAUD_INDICATOR_V',
  'ACCT_LINE_LIMIT',
  'OVERTHRESHOLD_IND',
  'DEVICE_CAP',
  'downpayment',
  'securitydeposit',
  'creditpage',
  'tradein',
] as const

export type ProcessStep = (typeof processSteps)[number]

/** The form in which step names are compared: every router ignores case. */
export const stepKey = (step: string | null | undefined): string => (step ?? '').trim().toUpperCase()

export const isSameStep = (a: string | null | undefined, b: string | null | undefined): boolean =>
  stepKey(a) === stepKey(b)
