import { findOperation } from '@soe/contracts'
import { defineScenario, rule, type Scenario } from '@soe/scenario'
import type { PersonaId } from '@soe/carrier'
import { arm, verify } from '../testing/scenario-client'
import { addDevice, chooseNewNumber, choosePlan } from '@soe/carrier/testing'
import type { Shopper } from '../testing/create-shopper'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const refusing = (when: object): Scenario =>
  defineScenario({
    id: 'refusing',
    title: 'Refuses the read of the cart on a condition',
    rules: [rule.on('checkout.getCheckoutDetails', { id: 'refusal', when, reply: { error: '417' } })],
    expect: [{ rule: 'refusal', fired: 1 }],
  })

const enter = async (persona: PersonaId, when: object) => {
  const world = await simulator.world(persona)
  await arm(simulator.app, world.id, refusing(when))
  return { world, shopper: await world.shopper() }
}

const isRefused = async (shopper: Shopper) =>
  (await shopper.call('checkout.getCheckoutDetails', { body: {} })).errorId === '417'

describe('a condition on the step', () => {
  it.each([
    ['PlanSelection', [true, false, false]],
    ['NumberSelection', [false, true, false]],
    ['ACCESSORYINTERESTIAL', [false, false, true]],
  ])('%s holds while the case is there, in whatever case it is written', async (processStep, expected) => {
    const { world, shopper } = await enter('prospect', { processStep })
    const refused: boolean[] = []
    for (const go of [addDevice, choosePlan, chooseNewNumber]) {
      await go(shopper)
      refused.push(await isRefused(shopper))
    }
    expect(refused).toEqual(expected)
    expect((await verify(simulator.app, world.id)).ok).toBe(true)
  })

  it('does not hold without a cart', async () => {
    const { shopper } = await enter('prospect', { processStep: ['PlanSelection', 'ShoppingCart'] })
    expect(await isRefused(shopper)).toBe(false)
  })
})

describe('a condition on the persona', () => {
  it.each<[PersonaId, string | string[], boolean]>([
    ['signed-in', 'signed-in', true],
    ['past-due', 'past-due', true],
    ['past-due', 'signed-in', false],
    ['prospect', ['past-due', 'prospect'], true],
  ])('%s meets %s: %s', async (persona, wanted, expected) => {
    const { world, shopper } = await enter(persona, { persona: wanted })
    expect(await isRefused(shopper)).toBe(expected)
    expect((await verify(simulator.app, world.id)).ok).toBe(expected)
  })
})

it.each([
  ['header', { 'X-N': { equals: 'Кот' } }, (name: string) => ({ 'x-n': Buffer.from(name).toString('latin1') })],
  ['cookie', { n: { equals: 'Кот' } }, (name: string) => ({ cookie: `n=${Buffer.from(name).toString('latin1')}` })],
  ['cookie', { n: { equals: 'Кот' } }, (name: string) => ({ cookie: `n=${encodeURIComponent(name)}` })],
])('a condition on a %s reads it as UTF-8 where it is', async (part, condition, headersOf) => {
  const world = await simulator.world()
  await arm(simulator.app, world.id, refusing({ [part]: condition }))
  const { metadata } = findOperation('checkout.getCheckoutDetails')
  const answers = ['Кот', 'Кит'].map((name) =>
    simulator.app.inject({
      method: 'POST',
      url: metadata.paths.prospect ?? '',
      headers: { 'x-sim-world': world.id, ...headersOf(name) },
      payload: {},
    }),
  )
  expect((await Promise.all(answers)).map(({ body }) => body.includes('"417"'))).toEqual([true, false])
})
