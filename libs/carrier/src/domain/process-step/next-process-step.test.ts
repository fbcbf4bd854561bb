import { nextProcessStep, type StepCart, type StepLine } from './next-process-step'

const upgrade: StepLine = { id: 'eup1', kind: 'upgrade' }
const chosenUpgrade: StepLine = { ...upgrade, isLineChosen: true }
const fresh: StepLine = { id: 'newLine1', kind: 'new' }
const planned: StepLine = { ...fresh, hasPlan: true }
const complete: StepLine = { ...planned, hasNumber: true }
const financed: StepLine = { ...fresh, isFinanced: true }
const cashOnly = { barrier: 'CASHONLY_IND' } as const
const accessory: StepLine = { id: 'acc1', kind: 'accessory' }
const planChange: StepLine = { id: 'cpc1', kind: 'plan-change' }

describe('the next process step', () => {
  const rows: [string, StepCart, string, string | undefined][] = [
    ['an empty cart', { lines: [] }, 'ShoppingCart', undefined],
    ['accessories alone', { lines: [accessory] }, 'ShoppingCart', undefined],
    ['an upgrade', { lines: [upgrade] }, 'MTNSelectionPage', 'eup1'],
    ['an upgrade of a chosen line', { lines: [chosenUpgrade] }, 'AccessoryInterestial', undefined],
    ['an upgrade of a line with a loan', { lines: [{ ...chosenUpgrade, isLoanOpen: true }] }, 'DPP_SUMMARY', 'eup1'],
    ['a new line', { lines: [fresh] }, 'PlanSelection', 'newLine1'],
    ['a new line with a number but no plan', { lines: [{ ...fresh, hasNumber: true }] }, 'PlanSelection', 'newLine1'],
    ['a new line with a plan', { lines: [planned] }, 'NumberSelection', 'newLine1'],
    ['a complete new line', { lines: [complete] }, 'AccessoryInterestial', undefined],
    [
      'a complete line past the interstitial',
      { lines: [complete], isInterstitialDone: true },
      'ShoppingCart',
      undefined,
    ],
    ['a fresh line past the interstitial', { lines: [fresh], isInterstitialDone: true }, 'PlanSelection', 'newLine1'],
    ['a fresh line and an upgrade', { lines: [fresh, upgrade] }, 'MTNSelectionPage', 'eup1'],
    ['a fresh line and an upgrade of a chosen line', { lines: [fresh, chosenUpgrade] }, 'PlanSelection', 'newLine1'],
    ['a complete line and an upgrade', { lines: [complete, upgrade] }, 'MTNSelectionPage', 'eup1'],
    [
      'a planned line before a fresh one',
      { lines: [planned, { ...fresh, id: 'newLine2' }] },
      'NumberSelection',
      'newLine1',
    ],
    ['accessories and a fresh line', { lines: [accessory, fresh] }, 'PlanSelection', 'newLine1'],
    ['a line without its device', { lines: [{ ...fresh, missingDevice: 'shop' }] }, 'gridwallpdp', 'newLine1'],
    ['a line without its gift', { lines: [{ ...fresh, missingDevice: 'promo' }] }, 'promogridwallpdp', 'newLine1'],
    ['a line for an own device', { lines: [{ ...fresh, missingDevice: 'own' }] }, 'byodlandingpage', 'newLine1'],
    ['a plan change', { lines: [planChange] }, 'CPCPromt', 'cpc1'],
    ['a plan change with a plan', { lines: [{ ...planChange, hasPlan: true }] }, 'ShoppingCart', undefined],
    ['a second number', { lines: [{ ...planned, isSecondNumber: true }] }, 'SecondNumberPage', 'newLine1'],
    [
      'a second number with a number',
      { lines: [{ ...complete, isSecondNumber: true }] },
      'AccessoryInterestial',
      undefined,
    ],
    [
      'a trade-in of no device yet',
      { lines: [{ ...complete, openTradeIn: 'undecided' }] },
      'TradeInEligibilityPage',
      'newLine1',
    ],
    [
      'a trade-in before its condition',
      { lines: [{ ...complete, openTradeIn: 'unrated' }] },
      'TradeInConditionPage',
      'newLine1',
    ],
    [
      'a trade-in of no value',
      { lines: [{ ...complete, openTradeIn: 'refused' }] },
      'TradeinAnotherDevicePage',
      'newLine1',
    ],
    ['a trade-in for an upgrade', { lines: [{ ...upgrade, openTradeIn: 'undecided' }] }, 'MTNSelectionPage', 'eup1'],
    [
      'a trade-in for a fresh line',
      { lines: [{ ...fresh, openTradeIn: 'undecided' }] },
      'TradeInEligibilityPage',
      'newLine1',
    ],
    [
      'a line to be asked about protection',
      { lines: [{ ...complete, isProtectionOpen: true }] },
      'DeviceConfigurator',
      'newLine1',
    ],
    [
      'a fresh line to be asked about protection',
      { lines: [{ ...fresh, isProtectionOpen: true }] },
      'PlanSelection',
      'newLine1',
    ],
    ['a trade-in alone', { lines: [], standaloneTradeIn: { open: 'unrated' } }, 'TradeInConditionPage', undefined],
    ['a complete cart that resumes at the hub', { lines: [complete], resumeAt: 'PromoHub' }, 'PromoHub', undefined],
    ['a fresh line that resumes at the hub', { lines: [fresh], resumeAt: 'PromoHub' }, 'PlanSelection', 'newLine1'],
    ['a barrier', { lines: [fresh], standing: { barrier: 'FRAUD_INDICATOR_X' } }, 'FRAUD_INDICATOR_X', undefined],
    [
      'a barrier and a pending order',
      { lines: [fresh], standing: { barrier: 'DEVICE_CAP', hasPendingOrder: true } },
      'DEVICE_CAP',
      undefined,
    ],
    [
      'installments of an account that pays in full',
      { lines: [financed], standing: cashOnly },
      'CASHONLY_IND',
      undefined,
    ],
    [
      'a device at its full price of such an account',
      { lines: [fresh], standing: cashOnly },
      'PlanSelection',
      'newLine1',
    ],
    ['a pending order', { lines: [complete], standing: { hasPendingOrder: true } }, 'PENDING_ORDER', undefined],
    ['a past-due upgrade', { lines: [fresh, upgrade], standing: { isPastDue: true } }, 'PASTDUE', 'eup1'],
    ['a past-due new line', { lines: [fresh], standing: { isPastDue: true } }, 'PlanSelection', 'newLine1'],
    [
      'accessories of a barred account',
      { lines: [accessory], standing: { barrier: 'DEVICE_CAP' } },
      'ShoppingCart',
      undefined,
    ],
    ['a prepaid fresh line', { lines: [fresh], isPrepay: true }, 'PlanSelection', 'newLine1'],
    ['a prepaid complete line', { lines: [complete], isPrepay: true }, 'AccessoryInterestial', undefined],
  ]
  it.each(rows)('of %s (%j) is %s for line %s', (_name, cart, processStep, line) => {
    const step = nextProcessStep(cart)
    expect([step.processStep, step.line]).toEqual([processStep, line])
    expect(step.cradleFlowJourney).toContain('NEXTGEN')
  })

  it.each<[StepLine['category'], boolean, string[]]>([
    [undefined, false, ['NewRecommendedPlanSelection', 'PlanSelectorPage']],
    ['phone', false, ['NewRecommendedPlanSelection', 'PlanSelectorPage']],
    ['tablet', false, ['SelectData', 'PlanSelectorPage']],
    ['watch', false, ['CompatibleWatchPlan']],
    ['other', false, ['PlanSelectorPage']],
    ['phone', true, ['PlanSelectorPage']],
    ['watch', true, ['PlanSelectorPage']],
  ])('offers a %s (prepay %s) the plan paths %j', (category, isPrepay, paths) => {
    const line: StepLine = category === undefined ? fresh : { ...fresh, category }
    expect(nextProcessStep({ lines: [line], isPrepay }).availablePaths).toEqual(paths)
  })

  it('offers the same plan paths for a plan change', () => {
    expect(nextProcessStep({ lines: [planChange] }).availablePaths[0]).toBe('NewRecommendedPlanSelection')
  })

  it('names the trade-in that it is about', () => {
    const standaloneTradeIn = { open: 'unrated', submissionId: 'TI-1' } as const
    expect(nextProcessStep({ lines: [], standaloneTradeIn }).submission).toBe('TI-1')
  })

  it('has no plan path once the plan is chosen', () => {
    expect(nextProcessStep({ lines: [planned] }).availablePaths).toEqual([])
  })
})
