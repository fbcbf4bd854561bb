import { defineScenario, rule } from '@soe/scenario'
import { freshWorld } from '@soe/simulator-client/jest'

const retailTakesOver = defineScenario({
  id: 'retail-takes-over',
  title: 'The second add-device answers 208, then retail holds the cart',
  rules: [
    rule.on('cart.addDevice', {
      id: 'second-add',
      per: 'session',
      nth: 2,
      reply: { error: '208' },
      then: [{ lockCart: { channel: 'VZW-RETAIL', ttl: 'PT15M' } }],
    }),
  ],
  expect: [{ rule: 'second-add', fired: 1 }],
})

const world = freshWorld({ persona: 'prospect', scenario: retailTakesOver })

const phone = { id: 'orbit-12-pro-kelp-128', productId: 'dev14000001', dppMonths: 36, contractTerm: '36' } as const
const body = { cartInfo: {}, data: { lines: [{ device: phone, isNewLine: true }] } }

it('refuses the second phone, and leaves the cart to retail for a quarter of an hour', async () => {
  const shopper = await world().enter()
  const add = () => shopper.call('cart.addDevice', { body })

  expect((await add()).error).toBeUndefined()
  expect((await add()).error).toBe('208')

  const locked = await add()
  expect(locked.error).toBe('CART_LOCKED')
  const { sentences } = await world().decision(locked.decision)
  expect(sentences.join(' ')).toContain('The cart is held by VZW-RETAIL.')

  await world().advance('PT15M')
  expect((await add()).error).toBeUndefined()
})
