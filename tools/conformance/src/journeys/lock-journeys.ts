import type { OperationKey } from '@soe/contracts'
import { audiencesOf, operationOf } from '../contract/judged-operations'
import { errorOf, isSuccess } from '../judging/judge-exchange'
import { exampleOf } from '../shopping/examples'
import { prepare } from '../shopping/preparations'
import { violation } from '../judging/violation'
import type { Check } from '../run/check'
import { addPhone, charger, addAccessory } from './cart-steps'
import type { Journey } from './journey'

const retail = 'VZW-RETAIL'

const obeysLock = (key: OperationKey): boolean => {
  const { kind, errors } = operationOf(key).metadata
  return kind === 'change' && errors.includes('CART_LOCKED') && key.startsWith('cart.') && key !== 'cart.switchSim'
}

/** Another channel's lock holds at every spelling of the path. */
const lockCheck = (key: OperationKey, path?: string): Check => ({
  name: path === undefined ? `locked cart ${key}` : `locked cart ${key} ${path}`,
  family: 'journey',
  key,
  changes: true,
  run: async (context) => {
    const audience = audiencesOf(key)[0] ?? 'signed-in'
    const shopper = await context.shopper(audience)
    await shopper.asSetup(() => shopper.call('cart.addDevice', exampleOf('cart.addDevice', audience)))
    await prepare(shopper, key)
    await context.lockCart(shopper, retail)
    const { exchange } = await shopper.call(key, { ...exampleOf(key, audience), ...(path !== undefined && { path }) })
    if (!isSuccess(operationOf(key), exchange) && errorOf(exchange) === 'CART_LOCKED') return
    const at = path ?? 'lock'
    context.report(key, shopper, violation('lock-ignored', at, `a cart that ${retail} holds is changed`, 103))
  },
})

export const lockChecks = (keys: readonly OperationKey[]): Check[] =>
  keys.filter(obeysLock).flatMap((key) => {
    const aliases = operationOf(key).metadata.aliases.filter((alias) => !/\/(prospect|prepaid)\//.test(alias))
    return [lockCheck(key), ...aliases.map((alias) => lockCheck(key, alias))]
  })

export const lockJourneys: readonly Journey[] = [
  {
    name: 'a lock ends after its time',
    key: 'cart.addAccessories',
    as: 'signed-in',
    family: 'clock',
    run: async (story) => {
      await addPhone(story)
      await story.context.lockCart(story.shopper, retail, 'PT15M')
      await story.context.passTime(story.shopper, 'PT16M')
      await addAccessory(story, charger, 1)
    },
  },
  {
    name: 'a lock holds until its time',
    key: 'cart.addAccessories',
    as: 'signed-in',
    family: 'clock',
    run: async (story) => {
      await addPhone(story)
      await story.context.lockCart(story.shopper, retail, 'PT15M')
      await story.context.passTime(story.shopper, 'PT14M')
      const { exchange } = await story.shopper.call('cart.addAccessories', exampleOf('cart.addAccessories'))
      story.expect(errorOf(exchange) === 'CART_LOCKED', 'lock-too-short', 'the lock ends a minute early', 902)
    },
  },
  {
    name: 'an existing cart names the channel that holds it',
    key: 'cart.checkExistingCart',
    as: 'signed-in',
    run: async (story) => {
      await addPhone(story)
      await story.context.lockCart(story.shopper, retail)
      const { lockedChannelID } = await story.does('cart.checkExistingCart', { body: { cartInfo: {} } })
      story.expect(lockedChannelID === retail, 'lock-not-named', 'the answer does not name the channel')
    },
  },
]
