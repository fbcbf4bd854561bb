import type { Order, Product } from '@soe/contracts'
import { listProducts } from '@soe/catalogue'
import { figure } from '../testing/figure'
import { acceptAll, accessoryBody, addDevice, choosePlan, chooseNewNumber, goodCard } from '@soe/carrier/testing'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

const worldCount = figure(20, 200)

let simulator: TestSimulator
beforeAll(async () => {
  simulator = await startSimulator()
})
afterAll(() => simulator.close())

/** A small generator: the same choices for the same seed. */
const chooser = (seed: number) => {
  let state = seed + 1
  return <Item>(items: readonly Item[]): Item => {
    state = (state * 48_271) % 2_147_483_647
    return items[state % items.length] as Item
  }
}

const skuIdsOf = (category: Product['category']) =>
  listProducts()
    .filter((product) => product.category === category)
    .flatMap(({ productId, childSkus }) =>
      childSkus
        .filter(({ inventoryDetails: { dFillInventory } }) => dFillInventory.isInStock)
        .map(({ skuId, color }) => ({ skuId, productId, color: color.displayName })),
    )

const phones = skuIdsOf('smartphones')
const accessories = skuIdsOf('accessories')

const wish = (seed: number) => {
  const choose = chooser(seed)
  return {
    phone: choose(phones),
    term: choose([0, 36]),
    plan: choose(['mainsail-unlimited', 'spinnaker-unlimited-plus', 'jib-10gb']),
    accessory: { id: choose(accessories).skuId, qty: choose([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) },
    contact: {
      firstName: choose(['Ada', 'Bo', 'Cleo', 'Dov', 'Ines']),
      lastName: `Sailor ${seed}`,
      emailId: `sailor${seed}@example.com`,
      phoneNumber: `20755501${String(seed % 100).padStart(2, '0')}`,
      serviceAddress: {
        addressLine1: `${seed + 1} Harbor Rd`,
        city: choose(['Portland', 'Salem', 'Dover']),
        state: choose(['ME', 'OR', 'DE', 'GA', 'NY']),
        zipCode: String(10_000 + seed),
      },
    },
  }
}
type Wish = ReturnType<typeof wish>

const buy = async ({ phone, term, plan, accessory, contact }: Wish) => {
  const world = await simulator.world('prospect')
  const shopper = world.stranger('prospect')
  await addDevice(shopper, { id: phone.skuId, productId: phone.productId, dppMonths: term })
  await choosePlan(shopper, plan)
  await chooseNewNumber(shopper)
  await shopper.call('cart.addAccessories', { body: accessoryBody([accessory]) })
  await shopper.call('checkout.updateContact', { body: { cartInfo: {}, contact } })
  const { firstName, lastName, serviceAddress } = contact
  const shippingAddress = { firstName, lastName, ...serviceAddress }
  await shopper.call('checkout.updateAddress', { body: { cartInfo: {}, shippingAddress } })
  await shopper.call('checkout.selectPayment', { body: { cartInfo: {}, payment: goodCard } })
  const { dueToday } = (await acceptAll(shopper)).answer.cart.orderDetails.totals
  const { order } = (await shopper.call('checkout.placeOrder', { body: { cartInfo: {}, dueToday } })).answer
  return { world, order }
}

/** What of an order is the shopper's own choice. */
const chosenIn = ({ lines: [line], contact }: Order): Wish => ({
  phone: {
    skuId: line?.deviceItem?.skuId ?? '',
    productId: line?.deviceItem?.productId ?? '',
    color: line?.deviceItem?.color ?? '',
  },
  term: line?.deviceItem?.term ?? -1,
  plan: line?.plan?.planId ?? '',
  accessory: { id: line?.accessories[0]?.itemCode ?? '', qty: line?.accessories[0]?.qty ?? 0 },
  contact: contact as Wish['contact'],
})

it(`${worldCount} worlds side by side each end with exactly their own order`, async () => {
  const wishes = Array.from({ length: worldCount }, (_, seed) => wish(seed))
  const bought = await Promise.all(wishes.map(buy))

  expect(bought.map(({ order }) => chosenIn(order))).toEqual(wishes)
  for (const [seed, { world, order }] of bought.entries()) {
    const state = await world.state()
    expect(state.orders).toEqual([expect.objectContaining({ id: order.orderNumber, order })])
    expect([state.carts.length, state.sessions.length, state.cases.length]).toEqual([1, 1, 0])
    const names = new Set(JSON.stringify(state).match(/Sailor \d+/g))
    expect([...names]).toEqual([`Sailor ${seed}`])
  }
})
