import { pageOfPendingStep, routePendingStep, type PendingStepFacts } from './route-pending-step'

const prospect: PendingStepFacts = { audience: 'prospect', line: 'newLine1', mtn: 'newLine1' }

describe('a step that a cart still lacks', () => {
  it.each<[string, PendingStepFacts, string, Record<string, string>]>([
    ['NumberSelection', prospect, 'NumberPortin/newnumber', { mtn: 'newLine1', expresscheckout: 'true' }],
    ['AssignNumbers', { ...prospect, audience: 'signed-in' }, 'numberselection', { mtn: 'newLine1' }],
    ['DeviceConfigurator', prospect, 'protection/leadoffers', { mtn: 'newLine1' }],
    ['PlanSelection', prospect, 'plans/planoverview', { line: 'newLine1' }],
    ['PlanSelection', { ...prospect, availablePaths: ['SelectData'] }, 'plans/selectdata', { line: 'newLine1' }],
    ['PlanSelection', { ...prospect, audience: 'prepay' }, 'plans/prepaidPlans', { mtn: 'newLine1' }],
    ['MTNSelectionPage', prospect, 'mdnselection', {}],
    ['accountpin', prospect, 'expresscart', {}],
  ])('%s of %j is done at %s with %j', (step, facts, page, query) => {
    expect(routePendingStep(step, facts)).toEqual({ page, query })
  })
})

it.each<[string, string | undefined]>([
  ['NumberSelection', 'NumberPortin/newnumber'],
  ['promogridwallpdp', 'gridwall/smartphones'],
  ['accountpin', 'accountpin'],
  ['ShoppingCart', undefined],
  ['somethingNew', undefined],
])('the page of %s is never the cart itself', (step, page) => {
  expect(pageOfPendingStep(step, prospect)?.page).toBe(page)
})
