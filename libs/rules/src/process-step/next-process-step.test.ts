import { nextProcessStep, type StepCart, type StepLine } from './next-process-step'

const upgrade: StepLine = { id: 'eup1', kind: 'upgrade' }
const chosenUpgrade: StepLine = { ...upgrade, isLineChosen: true }
const fresh: StepLine = { id: 'newLine1', kind: 'new' }
const planned: StepLine = { ...fresh, hasPlan: true }
const complete: StepLine = { ...planned, hasNumber: true }
const accessory: StepLine = { id: 'acc1', kind: 'accessory' }

describe('the next process step', () => {
  const rows: [string, StepCart, string, string | undefined][] = [
    ['an empty cart', { lines: [] }, 'ShoppingCart', undefined],
    ['accessories alone', { lines: [accessory] }, 'ShoppingCart', undefined],
    ['an upgrade', { lines: [upgrade] }, 'MTNSelectionPage', 'eup1'],
    ['an upgrade of a chosen line', { lines: [chosenUpgrade] }, 'AccessoryInterestial', undefined],
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
    ['a complete line and an upgrade', { lines: [complete, upgrade] }, 'MTNSelectionPage', 'eup1'],
    [
      'a planned line before a fresh one',
      { lines: [planned, { ...fresh, id: 'newLine2' }] },
      'NumberSelection',
      'newLine1',
    ],
    ['accessories and a fresh line', { lines: [accessory, fresh] }, 'PlanSelection', 'newLine1'],
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

  it('has no plan path once the plan is chosen', () => {
    expect(nextProcessStep({ lines: [planned] }).availablePaths).toEqual([])
  })
})
