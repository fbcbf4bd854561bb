import type { BodyInputOf } from '@soe/contracts'
import {
  accessoryBody,
  addDevice,
  checkoutOf,
  createTestWorld,
  fillCart,
  readyToOrder,
  shipTo,
  type Shopper,
} from '../../testing'

type Body = BodyInputOf<'checkout.getCheckoutDetails'>

const customer = () => createTestWorld('signed-in').shopper()
const guest = () => createTestWorld().guest('prospect')

const shipmentOf = async (shopper: Shopper, body: Body = {}) => (await checkoutOf(shopper, body)).shipmentInfo

const pickUpAt = (shopper: Shopper, locationCode: string) =>
  shopper.call('checkout.selectShipping', { body: { cartInfo: {}, selectedOptionCode: 'ISPU', locationCode } })

describe('shipments', () => {
  it('promise the day on which the whole order can arrive', async () => {
    const shopper = guest()
    await addDevice(shopper)
    const arrivals = async () => (await shipmentOf(shopper)).shippingOptions.map(({ arrivesOn }) => arrivesOn)
    expect(await arrivals()).toEqual(['2026-11-29', '2026-11-27', '2026-11-26'])
    await addDevice(shopper, { id: 'orbit-12-pro-clay-512' })
    expect(await arrivals()).toEqual(['2027-01-18', '2027-01-16', '2027-01-15'])
  })

  it('are picked up today where the store has as much, else once the rest has come to it', async () => {
    const shopper = guest()
    const skuId = 'bosun-charger-chalk'
    const { stores } = (await shopper.call('catalogue.getInventory', { query: { skuId } })).answer
    const store = stores.find(({ inventory }) => inventory.isInStock)
    if (!store) throw new Error('no store has the charger')
    const pickupWith = async (qty: number) => {
      await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: skuId, qty }]) })
      await pickUpAt(shopper, store.locationCode)
      return (await shipmentOf(shopper)).shippingOptions.find(({ shippingOptionId }) => shippingOptionId === 'ISPU')
    }
    expect(await pickupWith(store.inventory.qtyAvailable)).toMatchObject({ arrivesOn: '2026-11-26' })
    expect(await pickupWith(1)).toMatchObject({ arrivesOn: '2026-11-29' })
  })

  it('offer same-day delivery in windows near a store', async () => {
    const shopper = customer()
    await fillCart(shopper)
    const { commonShipment } = await shipmentOf(shopper)
    expect(commonShipment.sddOption).toMatchObject({ shippingOptionId: 'SDD_SAMEDAY', sddType: 'sdd_vmp' })
    expect(commonShipment.sddAvailableWindows.map(({ startTime }) => startTime.slice(11, 16))).toEqual([
      '15:00',
      '17:00',
      '19:00',
      '21:00',
      '23:00',
    ])
    expect(commonShipment.sddAvailableWindows[0]).toMatchObject({ timeZone: 'America/New_York', selected: false })
  })

  it('name the reason where same-day delivery is not offered', async () => {
    const shopper = guest()
    await fillCart(shopper)
    const reason = async () => (await shipmentOf(shopper)).commonShipment.sddOptionNotAvailable?.code
    expect(await reason()).toBe('10023')
    await shipTo(shopper, { zipCode: '04101' })
    expect(await reason()).toBeUndefined()
    await addDevice(shopper, { id: 'orbit-12-pro-clay-512' })
    expect(await reason()).toBe('10027')
  })

  it('are offered first at the store near the ZIP code that a guest has given', async () => {
    const shopper = guest()
    await fillCart(shopper)
    const firstStore = async () => (await shipmentOf(shopper)).ispuStoreList[0]?.locationCode
    expect(await firstStore()).toBe('3000401')
    await shopper.call('cart.calculateMultiLineTax', { body: { zipCode: '04101' } })
    expect(await firstStore()).toBe('0412001')
  })

  it('are picked up at a store by the contact', async () => {
    const shopper = customer()
    await fillCart(shopper)
    await pickUpAt(shopper, '0412001')
    const { commonShipment } = await shipmentOf(shopper)
    expect(commonShipment).toMatchObject({
      ispuContactInfo: { firstName: 'Maren' },
      storeInfo: { locationCode: '0412001', ispuServices: ['curbside'] },
      storeAvailableServices: ['curbside'],
    })
    expect(commonShipment.address).toBeUndefined()
    await pickUpAt(shopper, '0412002')
    const { storeInfo, storeAvailableServices } = (await shipmentOf(shopper)).commonShipment
    expect(storeAvailableServices).toEqual(storeInfo?.ispuServices)
  })

  it('are picked up where the validation of a pickup order says', async () => {
    const shopper = customer()
    await readyToOrder(shopper)
    const validateAt = (locationCode: string) =>
      shopper.call('cart.validateOrder', { body: { cartInfo: {}, locationCode } })
    const storeOf = async () => (await shipmentOf(shopper)).storeInfo?.locationCode
    await validateAt('0412002')
    expect(await storeOf()).toBeUndefined()
    await pickUpAt(shopper, '0412001')
    await validateAt('0412002')
    expect(await storeOf()).toBe('0412002')
    expect((await validateAt('nowhere')).errorId).toBe('ITEM_NOT_FOUND')
  })

  it('are split by line and by intent, unless that is switched off or not preferred', async () => {
    const shopper = customer()
    await addDevice(shopper)
    await addDevice(shopper, { intendType: 'EUP' })
    const split = await shipmentOf(shopper)
    expect(split.lineLevelShipment.map(({ lines }) => lines)).toEqual([['newLine1'], ['newLine2']])
    expect([split.comboSplitShipment?.AAL.lines, split.comboSplitShipment?.EUP.lines]).toEqual([
      ['newLine1'],
      ['newLine2'],
    ])
    const together = await shipmentOf(shopper, { disableSplitShipment: true })
    expect([together.lineLevelShipment, together.comboSplitShipment, together.isSingleShipment]).toEqual([
      [],
      undefined,
      true,
    ])
    await shopper.call('checkout.selectShipping', {
      body: { cartInfo: {}, selectedOptionCode: 'STANDARD', shipTogetherPref: false },
    })
    expect((await shipmentOf(shopper)).shipTogetherPref).toBe(false)
  })

  it.each<[string, Body, string[]]>([
    ['nothing', {}, ['STANDARD', 'EXPRESS', 'ISPU', 'SDD_SAMEDAY', 'SDD_SAMEDAY_NVMP', 'SDD_NVMP']],
    [
      'pickup',
      { iconicFlags: { disableISPU: true } },
      ['STANDARD', 'EXPRESS', 'SDD_SAMEDAY', 'SDD_SAMEDAY_NVMP', 'SDD_NVMP'],
    ],
    ['same-day delivery', { iconicFlags: { disableSDD: true } }, ['STANDARD', 'EXPRESS', 'ISPU']],
    ['both for upgrades', { iconicFlags: { disableEdgeUpISPUSDD: true } }, ['STANDARD', 'EXPRESS']],
    ['the dearer same-day options', { optimizeSDD: true }, ['STANDARD', 'EXPRESS', 'ISPU', 'SDD_NVMP']],
  ])('offer every option with %s switched off', async (_name, body, expected) => {
    const shopper = customer()
    await addDevice(shopper, { intendType: 'EUP' })
    const { commonShipment } = await shipmentOf(shopper, body)
    expect(commonShipment.shippingOptions.map(({ shippingOptionId }) => shippingOptionId)).toEqual(expected)
  })

  it('list no services of stores with disableISAAC', async () => {
    const shopper = customer()
    await addDevice(shopper)
    const { commonShipment } = await shipmentOf(shopper, { iconicFlags: { disableISAAC: true } })
    expect(commonShipment.storeAvailableServices).toEqual([])
  })
})
