import { changeAccount } from '../account/account'
import { createDraft, type CartLineState, type CartState, createWorld } from '@soe/world'
import { nextStepOf } from './process-step'

const phone = { skuId: 'orbit-12-pro-kelp-128', productId: 'dev14000001', term: 36 }
const number = { choice: 'new', mtn: '4045550111' } as const
const complete = { device: phone, planId: 'mainsail-unlimited', number }

type Line = Partial<CartLineState> & Pick<CartLineState, 'activity'>

const cartOf = (line: Line, more: Partial<CartState> = {}): CartState => ({
  id: 'C1',
  caseId: 'CASE1',
  lob: 'postpaid',
  owner: 'session:1',
  status: 'open',
  intent: 'AAL',
  lines: [{ lineId: 'newLine1', sequence: 1, accessories: [], ...line }],
  lineCount: 1,
  completedSteps: [],
  shippingOptionId: 'STANDARD',
  acceptedAgreementIds: [],
  createdAt: 0,
  updatedAt: 0,
  ...more,
})

const draftWith = (throttleList: readonly string[] = ['EXP_CHECKOUT_VZ_PROTECTION']) => {
  const world = createWorld({ id: 'w', persona: 'prospect', seed: 7, now: 0 })
  return createDraft({ ...world, header: { ...world.header, throttleList } }, 0, { secret: () => 's' })
}

describe('the next step of a line', () => {
  it.each<[string, Line, string]>([
    ['with a phone', { activity: 'NSE', device: phone }, 'PlanSelection'],
    ['whose device is missing', { activity: 'NSE' }, 'gridwallpdp'],
    ['for an own device', { activity: 'NSEBYOD' }, 'byodlandingpage'],
    ["for a customer's own device", { activity: 'BYOD' }, 'byodlandingpage'],
    ['for an upgrade to an own device', { activity: 'EUPBYOD' }, 'byodlandingpage'],
    ['for an upgrade', { activity: 'EUP', device: phone }, 'MTNSelectionPage'],
    ['with an own device that is named', { activity: 'BYOD', device: phone }, 'PlanSelection'],
    ['with the SIM of an own device', { activity: 'NSEBYOD', sim: { simType: 'ESIM' } }, 'PlanSelection'],
    ['that changes its plan', { activity: 'CPC', number }, 'CPCPromt'],
    ['whose plan is changed', { activity: 'CPC', number, planId: 'mainsail-unlimited' }, 'ShoppingCart'],
    [
      'with a second number to choose',
      { activity: 'BYOD', isSecondNumber: true, planId: 'mainsail-unlimited' },
      'SecondNumberPage',
    ],
    ['that lacks nothing', { activity: 'NSE', ...complete }, 'AccessoryInterestial'],
    ['with accessories alone', { activity: 'ACC' }, 'ShoppingCart'],
  ])('%s', (_name, line, step) => {
    expect(nextStepOf(cartOf(line), draftWith()).processStep).toBe(step)
  })
})

describe('the offer of a device', () => {
  const offered: Line = { activity: 'NSE', device: phone }

  const stepWith = (line: Line, completedSteps: CartState['completedSteps'] = []) => {
    const draft = draftWith()
    draft.configure({ featureFlags: { offerInterstitial: true } })
    return nextStepOf({ ...cartOf(line), completedSteps }, draft).processStep
  }

  it('comes before the plan while the flag offerInterstitial is on, once', () => {
    expect(stepWith(offered)).toBe('OfferInterstitial')
    expect(stepWith(offered, ['OfferInterstitial'])).toBe('PlanSelection')
    expect(nextStepOf(cartOf(offered), draftWith()).processStep).toBe('PlanSelection')
  })
})

describe('protection', () => {
  const line: Line = { activity: 'NSE', ...complete }

  it('is asked about within the checkout as a rule', () => {
    expect(nextStepOf(cartOf(line), draftWith()).processStep).toBe('AccessoryInterestial')
  })

  it('is a step of its own where the throttle list has taken it out of the checkout', () => {
    expect(nextStepOf(cartOf(line), draftWith([])).processStep).toBe('DeviceConfigurator')
  })

  it('is asked about once', () => {
    const answered = { ...line, features: [{ id: 'lifeline-protect', quantity: 1 }] }
    expect(nextStepOf(cartOf(answered), draftWith([])).processStep).toBe('AccessoryInterestial')
    const passed = cartOf(line, { completedSteps: ['DeviceConfigurator'] })
    expect(nextStepOf(passed, draftWith([])).processStep).toBe('AccessoryInterestial')
  })

  it('is not asked about for accessories', () => {
    expect(nextStepOf(cartOf({ activity: 'ACC' }), draftWith([])).processStep).toBe('ShoppingCart')
  })
})

describe('the standing of the account', () => {
  it('goes before what the cart lacks', () => {
    const draft = draftWith()
    changeAccount(draft, 'session:1', { pendingOrder: true })
    expect(nextStepOf(cartOf({ activity: 'NSE', device: phone }), draft).processStep).toBe('PENDING_ORDER')
  })
})
