import type { DeviceAddFacts } from './device-add-facts'
import { planPage, routeDeviceAdd } from './route-device-add'

const nextgen: DeviceAddFacts = { cradleFlowJourney: 'AAL_NEXTGEN_FLOW', line: 'newLine1', mtn: '5550100001' }

const line = { line: 'newLine1' }
const mtn = { mtn: '5550100001' }

describe('after a device add on the next-generation journey', () => {
  const rows: [string, string, Record<string, string>][] = [
    ['MTNSELECTIONPAGE', 'mdnselection', {}],
    ['OFFERINTERSTITIAL', 'offerinterstitial', line],
    ['PLANSELECTION', 'plans/planoverview', line],
    ['NEWRECOMMENDEDPLANSELECTION', 'plans/planoverview', line],
    ['RECOMMENDEDPLANSELECTION', 'plans/planoverview', line],
    ['CPCPROMT', 'plans/planoverview', line],
    ['ACCESSORYINTERESTIAL', 'accessoryInterstitial', {}],
    ['NUMBERSELECTION', 'numberselection', mtn],
    ['DEVICECONFIGURATOR', 'protection', line],
    ['PLANPROMORECOMMENDATION', 'plans/recommendation', line],
    ['PASTDUE', 'mdnselection/checkEligibility', { type: 'PAST_DUE' }],
    ['PAST_DUE', 'mdnselection/checkEligibility', { type: 'PAST_DUE' }],
    ['PASTDUE_EUP', 'mdnselection/checkEligibility', { type: 'PAST_DUE' }],
    ['PENDING_ORDER', 'mdnselection/checkEligibility', { type: 'PENDING_ORDER' }],
    ['PENDING_ORDER_AAL', 'mdnselection/checkEligibility', { type: 'PENDING_ORDER' }],
    ['DPP_SUMMARY', 'mdnselection/eligibilitycheck', { type: 'MVO_REDIRECT', ...mtn }],
    ['TRADEINELIGIBILITYPAGE', 'tradein', {}],
    ['SECONDNUMBERPAGE', 'secondnumber', {}],
    ['CONCESSION_ACCOUNT', 'error', { type: 'CONCESSION_ACCOUNT' }],
    ['CASHONLY_IND', 'error', { type: 'CASH_ONLY' }],
    ['COLLECTIONS_IND', 'error', { type: 'COLLECTION_ACCOUNT' }],
    ['FRAUD_INDICATOR_X', 'error', { type: 'FRAUD_X' }],
    ['FRAUD_INDICATOR_Y', 'error', { type: 'FRAUD_Y' }],
    ['FRAUD_INDICATOR_S', 'error', { type: 'FRAUD_S' }],
    ['FRAUD_INDICATOR_Z', 'error', { type: 'FRAUD_Z' }],
    ['FRAUD_INDICATOR_V', 'error', { type: 'FRAUD_V' }],
    ['ACCT_LINE_LIMIT', 'error', { type: 'THRESHOLD' }],
    ['OVERTHRESHOLD_IND', 'error', { type: 'THRESHOLD' }],
    ['DEVICE_CAP', 'error', { type: 'THRESHOLD' }],
    ['ShoppingCart', 'expresscart', {}],
    ['', 'expresscart', {}],
    ['constructor', 'expresscart', {}],
  ]
  it.each(rows)('the step %s goes to %s with %j', (step, page, query) => {
    const variants = step === 'constructor' ? [step] : [step, step.toLowerCase()]
    for (const processStep of variants) expect(routeDeviceAdd({ ...nextgen, processStep })).toEqual({ page, query })
  })

  it('the wire spelling routes as the upper-case one does', () => {
    expect(routeDeviceAdd({ ...nextgen, processStep: 'MTNSelectionPage' }).page).toBe('mdnselection')
  })

  it('a missing step goes to the express cart', () => {
    expect(routeDeviceAdd({ cradleFlowJourney: 'nextgen', processStep: null }).page).toBe('expresscart')
  })

  it('the plan step opens the page of the first available path only', () => {
    const facts = { ...nextgen, processStep: 'PlanSelection', availablePaths: ['PopularPlans', 'SelectData'] }
    expect(routeDeviceAdd(facts)).toEqual({ page: 'plans/popularplan', query: { selectedMTN: '5550100001' } })
    expect(routeDeviceAdd({ ...facts, isSelectDataRedirectionEnabled: true }).page).toBe('plans/selectdata')
  })

  it('prepay chooses among prepaid plans', () => {
    const facts = { ...nextgen, processStep: 'PlanSelection', availablePaths: ['PlanSelectorPage'], isPrepay: true }
    expect(routeDeviceAdd(facts)).toEqual({ page: 'plans/prepaidPlans', query: mtn })
  })
})

describe('the plan page', () => {
  it.each([
    ['NewRecommendedPlanSelection', 'plans/planoverview'],
    ['CompatibleWatchPlan', 'plans/compatiblewatchplan'],
    ['EUPRecommendedPlan', 'plans/recommendation'],
    ['SelectData', 'plans/selectdata'],
    ['PopularPlans', 'plans/popularplan'],
    ['ProgressivePlans', 'plans/progressiveplans'],
    ['PlanSelectorPage', 'plans/selection'],
    ['PlanCategoryPage', 'plans/start'],
    ['SomethingElse', 'plans/planoverview'],
  ])('of the path %s is %s', (path, page) => {
    expect(planPage([path])).toBe(page)
    expect(planPage([path.toUpperCase()])).toBe(page)
  })

  it('without any path is the overview', () => {
    expect(planPage([])).toBe('plans/planoverview')
  })

  it('of popular plans is the data page when the redirection is on', () => {
    expect(planPage(['PopularPlans'], true)).toBe('plans/selectdata')
  })
})

describe('after a device add on the classic journey', () => {
  const rows: [string, DeviceAddFacts, string, Record<string, string>][] = [
    [
      'a hum product with a term',
      { product: { name: 'Hum+ Gen 2', sorId: 'HUM2', term: 24 } },
      'humconfig',
      { sorId: 'HUM2', contractTerm: 'INSTALLMENT', dppMonths: '24' },
    ],
    [
      'a hum product bought outright',
      { product: { name: 'hum', sorId: 'HUM2', term: 0 }, processStep: 'ShoppingCart' },
      'humconfig',
      { sorId: 'HUM2', contractTerm: 'MONTH_TO_MONTH' },
    ],
    ['an upgrade that selects a line', { intent: 'EUP', processStep: 'MTNSelectionPage' }, 'mdnselection', {}],
    [
      'an interstitial step',
      { processStep: 'accessoryinterestial', hasExistingCase: true },
      'accessoryInterstitial',
      {},
    ],
    [
      'a new line that selects a number',
      { intent: 'AAL', processStep: 'MTNSELECTIONPAGE' },
      'mdnselection',
      { intent: 'AAL' },
    ],
    [
      'an existing case',
      { intent: 'EUP', processStep: 'ShoppingCart', hasExistingCase: true },
      'mdnselection',
      { intent: 'EUP' },
    ],
    ['the shopping cart', { processStep: 'ShoppingCart' }, 'cart', {}],
    ['anything else', { processStep: 'PlanSelection' }, 'expresscheckout', {}],
    ['no step', {}, 'expresscheckout', {}],
  ]
  it.each(rows)('%s (%j) goes to %s with %j', (_name, facts, page, query) => {
    expect(routeDeviceAdd({ cradleFlowJourney: 'CLASSIC', ...facts })).toEqual({ page, query })
  })
})
