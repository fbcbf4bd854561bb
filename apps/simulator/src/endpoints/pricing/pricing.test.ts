import type { BodyInputOf } from '@soe/contracts'
import { cartOf, addDevice, placeOrder, readyToOrder } from '@soe/carrier/testing'
import { startSimulator, type TestSimulator } from '../../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => {
  simulator = await startSimulator()
})
afterAll(() => simulator.close())

const offer: BodyInputOf<'pricing.saveAcceptedMyofferData'> = {
  allowRTDSubmit: true,
  offerId: 'OFF-1',
  categoryType: 'Equipment',
  restrictedOffer: 'Y',
}

const saved = async (more: Partial<typeof offer> = {}) => {
  const shopper = await (await simulator.world('signed-in')).shopper()
  await addDevice(shopper)
  const reply = await shopper.call('pricing.saveAcceptedMyofferData', { body: { ...offer, ...more } })
  const codes = (await cartOf(shopper)).cartValidationErrors.map(({ errorCode }) => errorCode)
  return { reply, codes }
}

describe('pricing.saveAcceptedMyofferData', () => {
  it('goes with the next order of the account', async () => {
    const { reply, codes } = await saved()
    expect(reply.answer).toMatchObject({ offerId: 'OFF-1', saved: true })
    expect(codes).toEqual(['OFFER_ACCEPTED'])
  })

  it('is not kept where the offer engine is not to be told', async () => {
    const { reply, codes } = await saved({ allowRTDSubmit: 'N' })
    expect([reply.answer.saved, codes]).toEqual([false, []])
  })

  it('is taken by the order, and does not go with the one after it', async () => {
    const shopper = await (await simulator.world('signed-in')).shopper()
    await readyToOrder(shopper)
    await shopper.call('pricing.saveAcceptedMyofferData', { body: offer })
    await placeOrder(shopper)
    await addDevice(shopper)
    expect((await cartOf(shopper)).cartValidationErrors).toEqual([])
  })

  it('is one offer, not two', async () => {
    const { reply, codes } = await saved({ myOffer: { serviceOffer: { offerId: 'OFF-2' } } })
    expect([reply.errorId, codes]).toEqual(['INVALID_REQUEST', []])
  })

  it('is for customers', async () => {
    const guest = (await simulator.world()).stranger('prospect')
    await addDevice(guest)
    expect((await guest.call('pricing.saveAcceptedMyofferData', { body: offer, audience: 'signed-in' })).status).toBe(
      401,
    )
  })
})
