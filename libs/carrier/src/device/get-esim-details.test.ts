import type { BodyInputOf } from '@soe/contracts'
import { addDevice, createTestWorld, describeOperation, type Shopper } from '../testing'

const esim = (shopper: Shopper, body: BodyInputOf<'device.getEsimDetails'>) =>
  shopper.call('device.getEsimDetails', { body })

describeOperation('device.getEsimDetails', () => {
  it("answers a device's chip, the same each time", async () => {
    const shopper = createTestWorld().shopper()
    const { esimDetails } = (await esim(shopper, { deviceSorId: 'ORBIT-12-PRO-KELP-128' })).answer
    expect(esimDetails).toMatchObject({ productId: 'dev14000001', euiccCapable: true, simTypes: ['ESIM', 'PSIM'] })
    expect(esimDetails.eid).toMatch(/^89\d{30}$/)
    expect((await esim(shopper, { deviceSorId: 'ORBIT-12-PRO-KELP-128' })).answer.esimDetails).toEqual(esimDetails)
  })

  it("answers a line's device", async () => {
    const shopper = createTestWorld('signed-in').shopper()
    await addDevice(shopper)
    expect((await esim(shopper, { lineId: 'newLine1' })).answer.esimDetails.sorId).toBe('ORBIT-12-PRO-KELP-128')
  })

  it.each([
    ['device', { deviceSorId: 'constructor' }, 'ITEM_NOT_FOUND'],
    ['line', { lineId: 'newLine9' }, 'ITEM_NOT_FOUND'],
    ['cart', { cartId: 'C9-none' }, '899'],
  ])('refuses an unknown %s', async (_, body, errorId) => {
    expect((await esim(createTestWorld('signed-in').shopper(), body)).errorId).toBe(errorId)
  })
})
