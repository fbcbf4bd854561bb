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
    ['352099001761481', 'WORKS', ['ESIM', 'PSIM']],
    ['352099001762059', 'LOCKED', ['ESIM', 'PSIM']],
    ['352099001763040', 'LOST_OR_STOLEN', ['ESIM', 'PSIM']],
    ['352099001764030', 'NOT_PAID_OFF', ['ESIM', 'PSIM']],
    ['352099001765029', 'WORKS_WITHOUT_5G', ['ESIM', 'PSIM']],
    ['352099001766019', 'WORKS', []],
    ['352099001761482', 'UNKNOWN', ['ESIM', 'PSIM']],
  ])('looks the IMEI %s up in the register: %s', async (imei, standing, simTypes) => {
    const reply = await esim(createTestWorld().shopper(), { deviceSorId: 'ORBIT-12-PRO-KELP-128', imei })
    expect(reply.answer.esimDetails).toMatchObject({ standing, simTypes, euiccCapable: simTypes.length > 0 })
  })

  it.each([
    ['device', { deviceSorId: 'constructor' }, 'ITEM_NOT_FOUND'],
    ['line', { lineId: 'newLine9' }, 'ITEM_NOT_FOUND'],
    ['cart', { cartId: 'C9-none' }, '899'],
  ])('refuses an unknown %s', async (_, body, errorId) => {
    expect((await esim(createTestWorld('signed-in').shopper(), body)).errorId).toBe(errorId)
  })
})
