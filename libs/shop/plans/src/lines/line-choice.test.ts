import type { CartLine, Plan } from '@soe/contracts'
import { alikeLines, lineChoice, sharedPlan } from './line-choice'
import type { LinePlans } from './use-line-plans'

const plan = (planId: string, monthlyPrice: number, recommended = false) =>
  ({ planId, monthlyPrice, recommended }) as Plan

const phonePlans = [plan('mainsail', 55, true), plan('jib', 35)]

const answer = (plans: readonly Plan[], currentPlanId?: string) => ({ plans, currentPlanId }) as LinePlans

const line = (lineId: string, lineActivityType = 'NSE', planId?: string) =>
  ({ lineId, lineActivityType, ...(planId && { plan: { planId } }) }) as CartLine

const phone = (lineId: string, planId?: string) =>
  lineChoice(line(lineId, 'NSE', planId), answer(phonePlans), undefined)

const watch = lineChoice(line('watch'), answer([plan('tender', 10)]), undefined)

describe('the plans of a line', () => {
  it('stand from the cheapest, with none chosen', () => {
    const { plans, chosen } = phone('newLine1')
    expect(plans?.map(({ planId }) => planId)).toEqual(['jib', 'mainsail'])
    expect(chosen).toBeUndefined()
  })

  it('show what was chosen here over what the line has', () => {
    expect(phone('newLine1', 'jib').chosen?.planId).toBe('jib')
    expect(lineChoice(line('newLine1', 'NSE', 'jib'), answer(phonePlans), 'mainsail').chosen?.planId).toBe('mainsail')
  })

  it('are chosen where there is one alone', () => {
    expect(watch.chosen?.planId).toBe('tender')
  })

  it('are, for an upgrade, the plan of its number alone', () => {
    const { plans, chosen, isKept } = lineChoice(line('newLine2', 'EUP'), answer(phonePlans, 'jib'), undefined)
    expect([plans?.length, chosen?.planId, isKept]).toEqual([1, 'jib', true])
  })
})

describe('one plan for all', () => {
  it('is offered to lines with the same plans: that of the first, else the recommended one', () => {
    const both = alikeLines([phone('newLine1'), watch, phone('newLine2')])
    expect(both.map((choice) => choice.line.lineId)).toEqual(['newLine1', 'newLine2'])
    expect(sharedPlan(both)?.planId).toBe('mainsail')
    expect(sharedPlan(alikeLines([phone('newLine1', 'jib'), phone('newLine2')]))?.planId).toBe('jib')
  })

  it.each([
    ['a line alone', [phone('newLine1'), watch]],
    ['lines that have it', [phone('newLine1', 'jib'), phone('newLine2', 'jib')]],
    ['no line', []],
  ])('is not offered to %s', (_, choices) => {
    expect(sharedPlan(alikeLines(choices))).toBeUndefined()
  })
})
