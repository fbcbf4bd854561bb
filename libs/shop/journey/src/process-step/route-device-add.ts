import { stepKey, contractTerm, isInstalmentTerm, isSameStep } from '@soe/rules'
import { destination, type Destination } from '@soe/shop-platform'
import type { DeviceAddFacts } from './device-add-facts'
import { routeEligibilityStep } from './eligibility-step'

/** The specification, commerce 4.2: the plan page by the first available path. */
const planPages = {
  NEWRECOMMENDEDPLANSELECTION: 'plans/planoverview',
  COMPATIBLEWATCHPLAN: 'plans/compatiblewatchplan',
  EUPRECOMMENDEDPLAN: 'plans/recommendation',
  SELECTDATA: 'plans/selectdata',
  POPULARPLANS: 'plans/popularplan',
  PROGRESSIVEPLANS: 'plans/progressiveplans',
  PLANSELECTORPAGE: 'plans/selection',
  PLANCATEGORYPAGE: 'plans/start',
} as const

type PlanPage = (typeof planPages)[keyof typeof planPages]

const pageOf: ReadonlyMap<string, PlanPage> = new Map(Object.entries(planPages))

export const planPage = (availablePaths: readonly string[], isSelectDataRedirectionEnabled = false): PlanPage => {
  const page = pageOf.get(stepKey(availablePaths[0])) ?? 'plans/planoverview'
  return page === 'plans/popularplan' && isSelectDataRedirectionEnabled ? 'plans/selectdata' : page
}

type Route = (facts: DeviceAddFacts) => Destination

const errorOf =
  (type: string): Route =>
  () =>
    destination('error', { type })

/** The plan pages of commerce 2.5 name the line; prepay has a plan page of its own. */
const routePlan = ({
  availablePaths = [],
  isPrepay,
  isSelectDataRedirectionEnabled,
  line,
  mtn,
}: DeviceAddFacts): Destination => {
  if (isPrepay) return destination('plans/prepaidPlans', { mtn })
  const page = planPage(availablePaths, isSelectDataRedirectionEnabled)
  return destination(page, page === 'plans/popularplan' ? { selectedMTN: mtn } : { line })
}

/** The specification, commerce 4.2, next-generation journey. */
const nextGenRoutes: Readonly<Record<string, Route>> = {
  MTNSELECTIONPAGE: () => destination('mdnselection'),
  OFFERINTERSTITIAL: ({ line }) => destination('offerinterstitial', { line }),
  PLANSELECTION: routePlan,
  NEWRECOMMENDEDPLANSELECTION: routePlan,
  RECOMMENDEDPLANSELECTION: routePlan,
  CPCPROMT: routePlan,
  ACCESSORYINTERESTIAL: () => destination('accessoryInterstitial'),
  NUMBERSELECTION: ({ mtn }) => destination('numberselection', { mtn }),
  DEVICECONFIGURATOR: ({ line }) => destination('protection', { line }),
  PLANPROMORECOMMENDATION: ({ line }) => destination('plans/recommendation', { line }),
  DPP_SUMMARY: ({ mtn }) => destination('mdnselection/eligibilitycheck', { type: 'MVO_REDIRECT', mtn }),
  TRADEINELIGIBILITYPAGE: () => destination('tradein'),
  SECONDNUMBERPAGE: () => destination('secondnumber'),
  CONCESSION_ACCOUNT: errorOf('CONCESSION_ACCOUNT'),
  CASHONLY_IND: errorOf('CASH_ONLY'),
  COLLECTIONS_IND: errorOf('COLLECTION_ACCOUNT'),
  FRAUD_INDICATOR_X: errorOf('FRAUD_X'),
  FRAUD_INDICATOR_Y: errorOf('FRAUD_Y'),
  FRAUD_INDICATOR_S: errorOf('FRAUD_S'),
  FRAUD_INDICATOR_Z: errorOf('FRAUD_Z'),
  FRAUD_INDICATOR_V: errorOf('FRAUD_V'),
  ACCT_LINE_LIMIT: errorOf('THRESHOLD'),
  OVERTHRESHOLD_IND: errorOf('THRESHOLD'),
  DEVICE_CAP: errorOf('THRESHOLD'),
}

const routeNextGenDeviceAdd = (facts: DeviceAddFacts): Destination => {
  const key = stepKey(facts.processStep)
  const route = Object.hasOwn(nextGenRoutes, key) ? nextGenRoutes[key] : undefined
  return route?.(facts) ?? routeEligibilityStep(key) ?? destination('expresscart')
}

export const isNextGenJourney = (cradleFlowJourney: string | null | undefined): boolean =>
  stepKey(cradleFlowJourney).includes('NEXTGEN')

const routeHum = ({ sorId, term = 0 }: NonNullable<DeviceAddFacts['product']>): Destination => {
  const dppMonths = isInstalmentTerm(term) ? String(term) : undefined
  return destination('humconfig', { sorId, contractTerm: contractTerm(term), dppMonths })
}

/** The specification, commerce 4.2, classic journey: the first rule that holds decides. */
const routeClassicDeviceAdd = ({ processStep, intent, hasExistingCase, product }: DeviceAddFacts): Destination => {
  const isMtnSelection = isSameStep(processStep, 'MTNSelectionPage')
  if (product?.name?.toLowerCase().includes('hum')) return routeHum(product)
  if (intent === 'EUP' && isMtnSelection) return destination('mdnselection')
  if (isSameStep(processStep, 'AccessoryInterestial')) return destination('accessoryInterstitial')
  if (isMtnSelection || hasExistingCase) return destination('mdnselection', { intent })
  return destination(isSameStep(processStep, 'ShoppingCart') ? 'cart' : 'expresscheckout')
}

export const routeDeviceAdd = (facts: DeviceAddFacts): Destination =>
  isNextGenJourney(facts.cradleFlowJourney) ? routeNextGenDeviceAdd(facts) : routeClassicDeviceAdd(facts)
