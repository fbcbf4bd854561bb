import type { PersonaId } from '../../personas/personas'
import { accessoryBody, addDevice, contextIn, createTestWorld, type Shopper } from '../../testing'

const contextOf = async (shopper: Shopper) =>
  contextIn((await shopper.call('landing.getProcessStep', { body: {} })).answer)

describe('the current step of an account', () => {
  it.each<[PersonaId, string, string]>([
    ['pending-order', 'AAL', 'PENDING_ORDER'],
    ['past-due', 'EUP', 'PASTDUE'],
    ['past-due', 'AAL', 'PlanSelection'],
    ['fraud-x', 'AAL', 'FRAUD_INDICATOR_X'],
    ['concession-account', 'AAL', 'CONCESSION_ACCOUNT'],
    ['cash-only', 'AAL', 'CASHONLY_IND'],
    ['collections', 'EUP', 'COLLECTIONS_IND'],
    ['line-limit', 'AAL', 'ACCT_LINE_LIMIT'],
    ['over-threshold', 'AAL', 'OVERTHRESHOLD_IND'],
    ['device-cap', 'AAL', 'DEVICE_CAP'],
  ])('sends %s with the intent %s to %s, on the add and after it', async (persona, intendType, step) => {
    const shopper = createTestWorld(persona).shopper()
    const added = contextIn(await addDevice(shopper, { intendType }))
    expect([added.contextInfo.processStep, (await contextOf(shopper)).contextInfo.processStep]).toEqual([step, step])
  })

  it('lets accessories alone pass every barrier', async () => {
    const shopper = createTestWorld('fraud-x').shopper()
    const body = accessoryBody([{ id: 'bosun-charger-chalk', qty: 1 }])
    const { contextInfo } = contextIn((await shopper.call('cart.addAccessories', { body })).answer)
    expect(contextInfo.processStep).toBe('ShoppingCart')
  })

  it('comes with the down payment, the deposit and the credit status', async () => {
    const termsOf = async (persona: PersonaId) => {
      const { contextInfo, validateOrder } = await contextOf(createTestWorld(persona).shopper())
      const [order] = validateOrder.orderDetails
      return [
        contextInfo.installmentInfo.mandatoryDownPayment,
        order?.securityDepositAmount,
        order?.creditApprovalStatus,
      ]
    }
    expect(await termsOf('signed-in')).toEqual([0, 0, 'AP'])
    expect((await termsOf('down-payment'))[0]).toBeGreaterThan(0)
    expect((await termsOf('deposit-required'))[1]).toBeGreaterThan(0)
    expect((await termsOf('credit-declined'))[2]).toBe('DC')
  })
})
