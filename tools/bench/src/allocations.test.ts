/** @jest-environment node */
import { allocationOf, counted } from './allocations.mjs'
import { ownRoot } from './tree.mjs'

/** Kilobytes; `before` at cc4bc4e7. */
interface Budget {
  most: number
  before: number
  because?: string
}

const budgets: Readonly<Record<string, Budget>> = {
  'cart.addDevice': { most: 61.1, before: 56.7, because: 'the past keeps what each call replaced (decision 9)' },
  'a read of the cart': {
    most: 166.7,
    before: 137.1,
    because: 'the cart says more of stores, windows, loans and offers that wait',
  },
  'a drawn document': { most: 970, before: 2170 },
}

/** Node's own versions differ by as much. */
const slack = 1.03

describe('what a call allocates in the server', () => {
  it.each(Object.entries(counted))('is within its budget for %s', async (name, what) => {
    expect(await allocationOf(ownRoot, what)).toBeLessThanOrEqual((budgets[name]?.most ?? 0) * slack)
  })

  it('is more than before for a reason alone', () => {
    for (const [name, { most, before, because }] of Object.entries(budgets))
      expect([name, because !== undefined]).toEqual([name, most > before])
    expect(Object.keys(budgets)).toEqual(Object.keys(counted))
  })
})
