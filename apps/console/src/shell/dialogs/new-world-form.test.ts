import { madeFrom, problemsOf, type NewWorldForm } from './new-world-form'

const form: NewWorldForm = { id: '', persona: 'prospect', seed: '', isFrozen: false, scenario: '' }

describe('the form of a new world', () => {
  it('leaves to the simulator what is left empty', () => {
    expect(problemsOf(form)).toEqual({})
    expect(madeFrom(form)).toEqual({ persona: 'prospect' })
  })

  it('asks for all that was given', () => {
    expect(madeFrom({ id: 'mine', persona: 'prepay', seed: '42', isFrozen: true, scenario: 'one' })).toEqual({
      id: 'mine',
      persona: 'prepay',
      seed: 42,
      clock: { freeze: true },
      scenario: 'one',
    })
  })

  it.each([
    [{ id: 'no spaces' }, 'id'],
    [{ id: '-first' }, 'id'],
    [{ id: 'x'.repeat(65) }, 'id'],
    [{ seed: '-1' }, 'seed'],
    [{ seed: '4294967296' }, 'seed'],
  ])('%j is told what is allowed', (change, field) => {
    expect(Object.keys(problemsOf({ ...form, ...change }))).toEqual([field])
  })
})
