import { routeProcessStepAction, type StepActionFacts } from './route-process-step-action'

const customer: StepActionFacts = { audience: 'signed-in', line: 'newLine1', mtn: '5550100001', intendType: 'AAL' }
const prospect: StepActionFacts = { ...customer, audience: 'prospect' }
const prepay: StepActionFacts = { ...customer, audience: 'prepay' }
const mtn = { mtn: '5550100001' }
const portIn = { ...mtn, intendType: 'AAL', expresscheckout: 'true' }

describe('the action of a process step', () => {
  const rows: [string, StepActionFacts, string, Record<string, string>][] = [
    ['NumberSelection', customer, 'numberselection', mtn],
    ['NumberSelection', prepay, 'numberselection', mtn],
    ['NumberSelection', prospect, 'NumberPortin/newnumber', portIn],
    ['AssignNumbers', customer, 'numberselection', mtn],
    ['AssignNumbers', prospect, 'NumberPortin/newnumber', portIn],
    ['TradeInEligibilityPage', customer, 'tradein', { line: 'newLine1' }],
    ['TradeInConditionPage', customer, 'tradein/devicecondition', { line: 'newLine1' }],
    ['TradeinAnotherDevicePage', customer, 'tradein/devicedetails', { line: 'newLine1' }],
    ['tradein', customer, 'tradein', { line: 'newLine1' }],
    ['NumberShareActivation', customer, 'numberselection/activation', mtn],
    ['NewRecommendedPlanSelection', customer, 'plans', {}],
    ['NewRecommendedPlanSelection', prospect, 'plans', {}],
    ['NewRecommendedPlanSelection', prepay, 'plans/prepaidPlans', mtn],
    ['DeviceConfigurator', customer, 'protection/leadoffers', mtn],
    ['ContactInfo', prospect, 'aboutyourself', {}],
    [
      'shippingaddressupdate',
      customer,
      'expresscheckout/editshippingaddress',
      { processStep: 'shippingaddressupdate' },
    ],
    ['gridwallpdp', customer, 'gridwall/smartphones', { mtnFlow: 'P', line: 'newLine1' }],
    [
      'gridwallpdp',
      { ...customer, isFirstLine: true },
      'gridwall/smartphones',
      { mtnFlow: 'P', isFirstLine: 'true', line: 'newLine1' },
    ],
    [
      'promogridwallpdp',
      { ...customer, hasBicBogoPromoLine: true },
      'gridwall/smartphones',
      { mtnFlow: 'P', line: 'newLine1' },
    ],
    ['byodlandingpage', customer, 'byod/selectMakeAndModel', { mtnFlow: 'P', line: 'newLine1' }],
    ['payment', prospect, 'payment', {}],
    ['accountpin', customer, 'accountpin', { line: 'newLine1' }],
  ]
  it.each(rows)('%s for %j goes to %s with %j', (step, facts, page, query) => {
    for (const spelling of [step, step.toUpperCase(), step.toLowerCase()]) {
      expect(routeProcessStepAction(spelling, facts)).toEqual({ page, query })
    }
  })

  it.each<[string | undefined, StepActionFacts]>([
    ['promogridwallpdp', customer],
    ['accountpin', prospect],
    ['accountpin', { audience: 'signed-in' }],
    ['ShoppingCart', customer],
    ['constructor', customer],
    ['', customer],
    [undefined, customer],
  ])('%s for %j stays on the page', (step, facts) => {
    expect(routeProcessStepAction(step, facts)).toBeNull()
  })
})
