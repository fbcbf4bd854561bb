import type { PersonaId } from '@soe/carrier'
import type { Shopper } from '../../testing/create-shopper'
import { accessoryBody, addDevice } from '@soe/carrier/testing'
import { startSimulator, type TestSimulator } from '../../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const comeIn = async (persona?: PersonaId) => (await simulator.world(persona)).shopper()

const charger = 'bosun-charger-chalk'

interface Shelf {
  depletionType?: 'L' | 'F'
  ispuFlow?: boolean
  depletionLocationCode?: string
}

const add = (shopper: Shopper, { depletionType, ...shelf }: Shelf, id = charger) => {
  const [line] = accessoryBody([{ id, qty: 1 }]).data.lines
  const lines = [{ ...line, mtn: line?.mtn ?? '', ...shelf }]
  return shopper.call('cart.addAccessories', {
    body: { cartInfo: {}, data: { lines, ...(depletionType && { depletionType }) } },
  })
}

const shipmentOf = async (shopper: Shopper) => {
  const { shipmentInfo } = (await shopper.call('checkout.getCheckoutDetails', { body: { cart: true } })).answer
  return [shipmentInfo.selectedOptionCode, shipmentInfo.storeInfo?.locationCode]
}

describe('an accessory', () => {
  it.each<[string, PersonaId | undefined, Shelf, unknown[]]>([
    ['of the warehouse is shipped', undefined, { depletionType: 'F' }, ['STANDARD', undefined]],
    [
      'for pickup is taken from the store',
      undefined,
      { ispuFlow: true, depletionLocationCode: '0412002' },
      ['ISPU', '0412002'],
    ],
    [
      'of depletion type L too',
      undefined,
      { depletionType: 'L', depletionLocationCode: '0412002' },
      ['ISPU', '0412002'],
    ],
    ['for pickup in no store is shipped', undefined, { ispuFlow: true }, ['STANDARD', undefined]],
    ['that is scanned is taken off the shelf', 'scan-and-go', {}, ['ISPU', '0412001']],
    [
      'that is scanned elsewhere comes from there',
      'scan-and-go',
      { depletionLocationCode: '0412002' },
      ['ISPU', '0412002'],
    ],
  ])('%s', async (_, persona, shelf, expected) => {
    const shopper = await comeIn(persona)
    await add(shopper, shelf)
    expect(await shipmentOf(shopper)).toEqual(expected)
  })

  it('of a store that nobody knows is refused, and the cart stays as it was', async () => {
    const shopper = await comeIn()
    await add(shopper, {})
    const refused = await add(shopper, { ispuFlow: true, depletionLocationCode: '9999999' }, 'pip-earbuds-chalk')
    expect([refused.errorId, refused.errors[0]?.details]).toEqual([
      'ITEM_NOT_FOUND',
      [{ field: 'depletionLocationCode' }],
    ])
    expect(await shipmentOf(shopper)).toEqual(['STANDARD', undefined])
  })

  it('that no store has yet warns of it', async () => {
    const world = await simulator.world()
    const shopper = await world.shopper()
    const pickedUp = { ispuFlow: true, depletionLocationCode: '0412002' }
    const warningOf = async (id: string) =>
      (await add(shopper, pickedUp, id)).answer.serviceBody.serviceResponse.context.cartInfo.isIspuShippingWarningMsg
    expect(await warningOf(charger)).toBeUndefined()
    await world.command({ setStock: { skuId: 'pip-earbuds-chalk', status: 'back-order', availableOn: '2031-01-15' } })
    expect(await warningOf('pip-earbuds-chalk')).toBe('Something in your cart can not be picked up in the store yet.')
  })
})

describe('an add', () => {
  const taxOf = async (shopper: Shopper) =>
    (
      await shopper.call('checkout.getCheckoutDetails', { body: { cart: true } })
    ).answer.cart.orderDetails.totals.todayRows.find(({ code }) => code === 'tax')?.amount

  it('is taxed where its zip code is, if a post office has it', async () => {
    const shopper = await comeIn()
    const buy = (zipCode: string) =>
      shopper.call('cart.addAccessories', {
        body: { ...accessoryBody([{ id: charger, qty: 1 }]), cartInfo: { zipCode } },
      })
    await buy('30004')
    const inGeorgia = await taxOf(shopper)
    await buy('04101')
    const inMaine = await taxOf(shopper)
    expect(inMaine).not.toBe(inGeorgia)
    await buy('00000')
    expect(await taxOf(shopper)).toBe(inMaine)
  })

  it('of accessories is of the flow that a guest names', async () => {
    const shopper = await comeIn()
    await shopper.call('cart.addAccessories', {
      body: { ...accessoryBody([{ id: charger, qty: 1 }]), cartInfo: { intendType: 'NSE', intent: 'NSE' } },
    })
    const { cart } = (await shopper.call('checkout.getCheckoutDetails', { body: { cart: true } })).answer
    expect(cart.intendType).toBe('NSE')
  })
})

describe('a world', () => {
  it('with classicJourney leads through the journey before NEXTGEN', async () => {
    const world = await simulator.world()
    const shopper = await world.shopper()
    const journey = async () =>
      (await addDevice(shopper)).serviceBody.serviceResponse.context.contextInfo.cradleFlowJourney
    expect(await journey()).toBe('NEXTGEN')
    await world.command({ setFeatureFlags: { featureFlags: { classicJourney: true } } })
    expect(await journey()).toBe('CLASSIC')
  })
})
