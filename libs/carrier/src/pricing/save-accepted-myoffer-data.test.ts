import type { BodyInputOf } from '@soe/contracts'
import {
  addDevice,
  cartOf,
  createTestWorld,
  describeOperation,
  placeOrder,
  readyToOrder,
  type Shopper,
} from '../testing'

const offer: BodyInputOf<'pricing.saveAcceptedMyofferData'> = {
  allowRTDSubmit: true,
  offerId: 'OFF-1',
  categoryType: 'Equipment',
  restrictedOffer: 'Y',
}

const save = (shopper: Shopper, more: Partial<typeof offer> = {}) =>
  shopper.call('pricing.saveAcceptedMyofferData', { body: { ...offer, ...more } })

const customerWithPhone = async () => {
  const shopper = createTestWorld('signed-in').shopper()
  await addDevice(shopper)
  return shopper
}

const codesOf = async (shopper: Shopper) =>
  (await cartOf(shopper)).cartValidationErrors.map(({ errorCode }) => errorCode)

describeOperation('pricing.saveAcceptedMyofferData', () => {
  it("goes with the account's next order", async () => {
    const shopper = await customerWithPhone()
    expect((await save(shopper)).answer).toMatchObject({ offerId: 'OFF-1', saved: true })
    expect(await codesOf(shopper)).toEqual(['OFFER_ACCEPTED'])
  })

  it('stores nothing where the offer is not to be submitted', async () => {
    const shopper = await customerWithPhone()
    expect((await save(shopper, { allowRTDSubmit: 'N' })).answer.saved).toBe(false)
    expect(await codesOf(shopper)).toEqual([])
  })

  it('goes with one order, and not with the next', async () => {
    const shopper = createTestWorld('signed-in').shopper()
    await readyToOrder(shopper)
    await save(shopper)
    await placeOrder(shopper)
    await addDevice(shopper)
    expect((await cartOf(shopper)).cartValidationErrors).toEqual([])
  })

  it('refuses two different offers in one request', async () => {
    const shopper = await customerWithPhone()
    const { errorId } = await save(shopper, { myOffer: { serviceOffer: { offerId: 'OFF-2' } } })
    expect([errorId, await codesOf(shopper)]).toEqual(['INVALID_REQUEST', []])
  })
})
