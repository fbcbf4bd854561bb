import { audiences, needsOf, type OperationKey } from '@soe/contracts'
import { audiencesOf, chooseOperations, operationOf } from '../contract/judged-operations'
import { promisedSituations } from '../run/situations'
import { rehearsedOnce } from '../run/touching'
import { requestSchemaOf } from '../generate/json-schema'
import { schemaViolations } from '../judging/schema-issues'
import type { Call } from '../shopping/call'
import { localise } from '../shopping/localise'
import { planChecks } from './plan-checks'

const every = chooseOperations([])
const plan = (...keys: readonly OperationKey[]) => planChecks({ keys, audiences })
const namesOf = (checks: Awaited<ReturnType<typeof plan>>) => checks.map(({ name }) => name)

/** Checks whose calls are to be done, as a rule. */
const mayAsk: ReadonlySet<string> = new Set(['example', 'effect', 'journey', 'retry', 'walk'])

/** Something of the kind that an answer would have named. */
const placeholder = (text: string) => {
  if (!/^<.*>$/.test(text)) return undefined
  if (text.includes('@')) return 'maren@example.com'
  return text === '<number>' ? '2075550101' : 'a'
}

/** Whether the contract refuses a call that nobody expects to be refused. */
const isRefused = ({ key, options = {} }: Call) => {
  // No answer of a rehearsal names agreements.
  if (key === 'checkout.acceptAgreements') return false
  const { isHostile, rawBody, method, path, expect: end, query, body } = options
  if (isHostile || rawBody !== undefined || method !== undefined || path !== undefined || end?.ends === 'refused')
    return false
  const schema = requestSchemaOf(key)
  return schema !== undefined && schemaViolations(schema, localise(query ?? body, placeholder)).length > 0
}

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

describe('a plan for some of the audiences', () => {
  it.each(['prospect', 'prepay', 'signed-in'] as const)('has what anyone could try, made by %s', async (audience) => {
    const own = await planChecks({ keys: every, audiences: [audience] })
    const names = new Set(namesOf(own))
    const ready = every.filter((key) => [key, ...needsOf(key)].every((one) => audiencesOf(one).includes(audience)))
    expect(ready.length).toBeGreaterThan(40)
    expect(ready.filter((key) => !names.has(`other method ${key}`))).toEqual([])
    expect(own.filter((check) => check.audience !== audience)).toEqual([])
  })

  it('leaves to customers what a guest is not ready for', async () => {
    const names = namesOf(await planChecks({ keys: every, audiences: ['prospect'] }))
    expect(names).toContain('example wishlist.removeWishlist as prospect')
    expect(names).not.toContain('valid requests wishlist.removeWishlist')
  })
})

describe('a plan', () => {
  it('enters every state in which the contract says what an operation does', async () => {
    const checks = await Promise.all((await plan(...every)).map(rehearsedOnce))
    const entered = new Set(checks.flatMap((check) => check.entered.map((one) => one.join(': '))))
    const promised = every.flatMap((key) => promisedSituations(key).map((name) => `${key}: ${name}`))
    expect(promised.filter((one) => !entered.has(one))).toEqual([])
  })

  it('asks only what the contract takes, but where it is to be refused', async () => {
    const checks = (await plan(...every)).filter(({ family }) => mayAsk.has(family))
    const rehearsed = await Promise.all(checks.map(async (check) => ({ check, ...(await rehearsedOnce(check)) })))
    const wrong = rehearsed.flatMap(({ check: { name }, calls }) =>
      calls.filter(isRefused).map(({ key, options }) => `${name}: ${key} ${JSON.stringify(options)}`),
    )
    expect(wrong).toEqual([])
  })

  it('demands that a ZIP code is refused exactly where the contract has an error for it', async () => {
    const demanded = (await plan(...every)).filter(({ name }) => name.endsWith('ZIP code that does not exist'))
    const declared = every.filter((key) => operationOf(key).metadata.errors.includes('ZIP_CODE_INVALID'))
    expect(demanded.map(({ key }) => key).toSorted()).toEqual(declared.toSorted())
  })

  it('is the same each time', async () => {
    expect(namesOf(await plan('cart.addDevice'))).toEqual(namesOf(await plan('cart.addDevice')))
  })
})
