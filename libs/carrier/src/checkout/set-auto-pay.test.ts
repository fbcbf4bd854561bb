import {
  acceptAll,
  addDevice,
  checkoutOf,
  choosePlan,
  createTestWorld,
  describeOperation,
  testCartAccess,
} from '../testing'
import type { OperationClient } from '../testing'

const guestWithPlan = async () => {
  const shopper = createTestWorld().guest('prospect')
  await addDevice(shopper)
  await choosePlan(shopper)
  return shopper
}

const set = async (shopper: OperationClient, autoPay: boolean) =>
  (await shopper.call('checkout.setAutoPay', { body: { cartInfo: {}, autoPay } })).answer

const monthlyOf = ({ cart }: Awaited<ReturnType<typeof checkoutOf>>) => {
  const { dueMonthly, monthlyRows } = cart.orderDetails.totals
  const row = monthlyRows.find(({ code }) => code === 'without-auto-pay')
  return { dueMonthly, more: row?.amount ?? 0 }
}

describeOperation('checkout.setAutoPay', () => {
  it('asks ten dollars a month more for a plan without it, and takes them back with it', async () => {
    const shopper = await guestWithPlan()
    const before = await checkoutOf(shopper)
    const { dueMonthly } = monthlyOf(before)
    expect(before.autoPay).toBe(true)
    const without = await set(shopper, false)
    expect(without.autoPay).toBe(false)
    expect(monthlyOf(without)).toEqual({ dueMonthly: dueMonthly + 10, more: 10 })
    expect(monthlyOf(await set(shopper, true))).toEqual({ dueMonthly, more: 0 })
  })

  it('asks for the agreements again where the price has changed, and only there', async () => {
    const shopper = await guestWithPlan()
    await acceptAll(shopper)
    expect((await set(shopper, true)).customerAgreements.agreementCompleted).toBe(true)
    expect((await set(shopper, false)).customerAgreements.agreementCompleted).toBe(false)
  })

  it('is not spoken of where no plan costs less with it', async () => {
    const shopper = createTestWorld('signed-in').shopper()
    await addDevice(shopper, {}, 'EUP')
    expect(await checkoutOf(shopper)).not.toHaveProperty('autoPay')
  })

  testCartAccess('checkout.setAutoPay', (cartInfo) => ({ cartInfo, autoPay: true }))
})
