import { nextProcessStep, type StepLine } from './next-process-step'
import { groupSteps, pendingLineSteps } from './pending-steps'

const line = (id: string, more: Partial<StepLine>): StepLine => ({ id, kind: 'new', ...more })

describe('the pending steps of a cart', () => {
  it.each<[string, Partial<StepLine>, string[]]>([
    ['a new line', {}, ['PlanSelection', 'NumberSelection']],
    ['a new line with a plan', { hasPlan: true }, ['NumberSelection']],
    ['a new line with all it needs', { hasPlan: true, hasNumber: true }, []],
    ['an upgrade without its line', { kind: 'upgrade' }, ['MTNSelectionPage']],
    ['an upgrade with its line', { kind: 'upgrade', isLineChosen: true }, []],
    ['accessories alone', { kind: 'accessory' }, []],
  ])('of %s are sorted as they are asked for', (_name, more, steps) => {
    expect(pendingLineSteps([line('a', more)]).map(({ step }) => step)).toEqual(steps)
  })

  it('start with the step that is asked for next', () => {
    const lines = [line('b', { hasPlan: true }), line('c', {}), line('d', { kind: 'upgrade' })]
    const next = nextProcessStep({ lines })
    expect(pendingLineSteps(lines)[0]).toEqual({ lineId: next.line, step: next.processStep })
  })

  it('are told by line too', () => {
    expect(groupSteps(pendingLineSteps([line('a', {}), line('b', { hasPlan: true })]), ({ lineId }) => lineId)).toEqual(
      {
        a: { sortedSteps: ['PlanSelection', 'NumberSelection'] },
        b: { sortedSteps: ['NumberSelection'] },
      },
    )
  })
})
