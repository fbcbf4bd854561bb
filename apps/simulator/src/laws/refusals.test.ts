import { exampleFor, findOperation, operations, worldLimits, type BodyInputOf, type OperationKey } from '@soe/contracts'
import { deviceBody } from '@soe/carrier/testing'
import { prepareExample } from '../testing/prepare-example'
import type { Shopper } from '../testing/create-shopper'
import { startSimulator, type TestSimulator, type TestWorld } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const callers = ['signed-in', 'prospect', 'prepay', 'prepay-signed-in'] as const

/** A world in which the example of the operation makes sense, and its shopper. */
const prepared = async (key: OperationKey) => {
  const { paths } = findOperation(key).metadata
  const world = await simulator.world(callers.find((caller) => paths[caller] !== undefined))
  const shopper = await world.shopper()
  await prepareExample(shopper, key)
  return { world, shopper }
}

/** The id of a cart that another shopper of the world has just made. */
const foreignCart = async (world: TestWorld, { audience }: Shopper): Promise<string> => {
  const known = new Set((await world.state()).carts.map(({ id }) => id))
  const isPrepaid = audience.startsWith('prepay')
  const stranger = world.stranger(isPrepaid ? 'prepay' : 'prospect')
  await stranger.call('cart.addDevice', { body: deviceBody({ dppMonths: isPrepaid ? 0 : 36 }) })
  const made = (await world.state()).carts.find(({ id }) => !known.has(id))
  if (!made) throw new Error('The other shopper has no cart.')
  return made.id
}

const answerTo = async (key: OperationKey, shopper: Shopper, cartId?: string) => {
  const { body, query } = exampleFor(findOperation(key).metadata, shopper.audience)
  const { cartInfo } = (body ?? {}) as { cartInfo?: object }
  const named = cartId === undefined ? {} : { cartId, cartInfo: { ...cartInfo, cartId } }
  const given = body === undefined && cartId === undefined ? {} : { body: { ...(body as object), ...named } }
  const options = { ...given, ...(query && { query }) } as { body?: BodyInputOf<typeof key> }
  const { status, errorId, raw } = await shopper.call(key, options)
  const { error } = (raw ?? {}) as { error?: { code: string } }
  return { status, code: errorId ?? error?.code }
}

const takers = operations.flatMap(({ key, operation }) => ('body' in operation ? [key] : []))

it.each(takers)('%s declares what a cart that its body names can be refused with', async (key) => {
  const { refusals } = findOperation(key).metadata
  const isCartTaken = refusals.includes('NOT_YOUR_CART')
  const { world, shopper } = await prepared(key)
  const unknown = await answerTo(key, shopper, 'C9-none')
  const foreign = await answerTo(key, shopper, await foreignCart(world, shopper))
  expect([unknown.status < 500, foreign.status < 500]).toEqual([true, true])
  expect([unknown.code === '899', foreign.code === 'NOT_YOUR_CART']).toEqual([isCartTaken, isCartTaken])
})

it.each(operations.map(({ key }) => key))(
  '%s is answered CART_FULL where it says so, and never otherwise',
  async (key) => {
    const { shopper } = await prepared(key)
    const { linesOfCart, tradeInsOfCart } = worldLimits
    Object.assign(worldLimits, { linesOfCart: 0, tradeInsOfCart: 0 })
    const { code } = await answerTo(key, shopper).finally(() =>
      Object.assign(worldLimits, { linesOfCart, tradeInsOfCart }),
    )
    expect(code === 'CART_FULL').toBe(findOperation(key).metadata.refusals.includes('CART_FULL'))
  },
)
