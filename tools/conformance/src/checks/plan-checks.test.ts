import { audiences, type OperationKey } from '@soe/contracts'
import { chooseOperations } from '../contract/judged-operations'
import { planChecks } from './plan-checks'

const every = chooseOperations([])
const plan = (...keys: readonly OperationKey[]) => planChecks({ keys, audiences })
const namesOf = (checks: Awaited<ReturnType<typeof plan>>) => checks.map(({ name }) => name)

describe('a run of one operation', () => {
  it('has every check of that operation as the run of all of them has it, and no other one', async () => {
    const whole = await plan(...every)
    for (const key of every.filter((_, index) => index % 12 === 5)) {
      const names = new Set(namesOf(await plan(key)))
      const missing = whole.filter((check) => check.key === key && !names.has(check.name))
      for (const { name } of whole) names.delete(name)
      expect({ missing: namesOf(missing), further: [...names] }).toEqual({ missing: [], further: [] })
    }
  })

  it('has the checks of other operations that read it', async () => {
    expect(namesOf(await plan('payment.listCards'))).toContain('each of three saved cards pays')
    expect(namesOf(await plan('cases.getCases'))).toContain('a cart that was set aside makes room for another')
  })

  it('calls nothing that has nothing to do with it', async () => {
    expect((await plan('content.getStaticContent')).length).toBeLessThan(20)
  })
})

describe('a plan', () => {
  it('is the same each time', async () => {
    expect(namesOf(await plan('cart.addDevice'))).toEqual(namesOf(await plan('cart.addDevice')))
  })
})
