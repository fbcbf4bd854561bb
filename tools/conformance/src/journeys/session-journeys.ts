import { randomUUID } from 'node:crypto'
import { operationOf } from '../contract/judged-operations'
import { isSuccess } from '../judging/judge-exchange'
import { exampleOf } from '../shopping/examples'
import { addPhone, contentsOf, readCart, addAccessory, charger } from './cart-steps'
import type { Journey, Story } from './journey'

const isServed = async ({ shopper }: Story): Promise<boolean> => {
  const { exchange } = await shopper.call('cart.addDevice', exampleOf('cart.addDevice'))
  return isSuccess(operationOf('cart.addDevice'), exchange)
}

export const sessionJourneys: readonly Journey[] = [
  {
    name: 'a session ends after 30 minutes without calls',
    key: 'session.keepAlive',
    also: ['cart.addDevice'],
    as: 'signed-in',
    family: 'clock',
    run: async (story) => {
      await addPhone(story)
      await story.context.passTime(story.shopper, 'PT31M')
      const { exchange } = await story.shopper.call('cart.addDevice', exampleOf('cart.addDevice'))
      story.expect(
        exchange.response.status === 401,
        'session-too-long',
        `after 31 minutes: HTTP ${exchange.response.status}`,
        902,
      )
    },
  },
  {
    name: 'a session that is kept alive goes on',
    key: 'session.keepAlive',
    as: 'signed-in',
    family: 'clock',
    run: async (story) => {
      await addPhone(story)
      await story.context.passTime(story.shopper, 'PT20M')
      await story.does('session.keepAlive', { body: {} })
      await story.context.passTime(story.shopper, 'PT20M')
      story.expect(await isServed(story), 'not-kept', 'the session ended although it was kept alive', 902)
    },
  },
  {
    name: 'a session is over after signing out',
    key: 'session.logout',
    as: 'signed-in',
    family: 'identity',
    run: async (story) => {
      await addPhone(story)
      const cookies = story.shopper.jar.copy()
      await story.does('session.logout', { body: {} })
      // A browser forgets the cookies; whoever copied them before still has them.
      const { exchange } = await story.shopper.call('cart.addDevice', {
        ...exampleOf('cart.addDevice'),
        anonymous: true,
        headers: { cookie: cookies.header() },
      })
      story.expect(exchange.response.status === 401, 'session-survives', 'the session works after signing out', 206)
    },
  },
  {
    name: 'a retry gets the first answer and changes nothing',
    key: 'cart.addDevice',
    as: 'prospect',
    family: 'retry',
    run: async (story) => {
      const headers = { guie2erequestid: `retry-${randomUUID()}` }
      const call = () => story.shopper.call('cart.addDevice', { ...exampleOf('cart.addDevice'), headers })
      const first = await call()
      const second = await call()
      story.expect(
        second.exchange.response.body === first.exchange.response.body,
        'retry-answer',
        'a retry is answered otherwise',
      )
      story.expect(
        (await readCart(story)).lineDetails.allLines.length === 1,
        'retry-repeats',
        'a retry adds a second phone',
      )
    },
  },
  {
    name: 'the same request twice at once has one effect',
    key: 'cart.addDevice',
    as: 'signed-in',
    family: 'retry',
    run: async (story) => {
      const headers = { guie2erequestid: `twice-${randomUUID()}` }
      const call = () => story.shopper.call('cart.addDevice', { ...exampleOf('cart.addDevice'), headers })
      await Promise.all([call(), call()])
      story.expect(
        (await readCart(story)).lineDetails.allLines.length === 1,
        'retry-repeats',
        'a retry at the same time adds a second phone',
      )
    },
  },
  {
    name: 'two changes at once are both kept',
    key: 'cart.addDevice',
    as: 'signed-in',
    family: 'retry',
    run: async (story) => {
      await Promise.all([addPhone(story), addPhone(story)])
      story.expect(
        (await readCart(story)).lineDetails.allLines.length === 2,
        'change-lost',
        'one of two phones added at once is lost',
      )
    },
  },
  {
    name: 'accessories added at once are both kept',
    key: 'cart.addAccessories',
    as: 'signed-in',
    family: 'retry',
    run: async (story) => {
      await addPhone(story)
      await Promise.all([addAccessory(story, charger, 1), addAccessory(story, 'orbit-12-pro-case-kelp', 1)])
      const held = contentsOf(await readCart(story))
      story.expect(
        held.includes(charger) && held.includes('orbit-12-pro-case-kelp'),
        'change-lost',
        'one of two accessories added at once is lost',
      )
    },
  },
]
