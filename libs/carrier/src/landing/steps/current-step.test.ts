import type { PersonaId } from '../../personas/personas'
import { accessoryBody, addDevice, contextIn, createTestWorld, emptyHanded, type Shopper } from '../../testing'

const contextOf = async (shopper: Shopper) =>
  contextIn((await shopper.call('landing.getProcessStep', { body: {} })).answer)

describe('the current step of an account', () => {
  it.each<[PersonaId, string, string]>([
    ['pending-order', 'PENDING_ORDER', 'AAL'],
    ['past-due', 'PASTDUE', 'EUP'],
    ['fraud-x', 'FRAUD_INDICATOR_X', 'AAL'],
    ['concession-account', 'CONCESSION_ACCOUNT', 'AAL'],
    ['cash-only', 'CASHONLY_IND', 'AAL'],
    ['collections', 'COLLECTIONS_IND', 'EUP'],
  ])(
    'sends %s to %s: in the cart that is there, on an add with the intent %s, and after it',
    async (persona, step, intendType) => {
      const shopper = createTestWorld(persona).shopper()
      const begun = await contextOf(shopper)
      const added = contextIn(await addDevice(shopper, { intendType }))
      const steps = [begun, added, await contextOf(shopper)].map(({ contextInfo }) => contextInfo.processStep)
      expect(steps).toEqual([step, step, step])
    },
  )

  it.each<[PersonaId, string]>([
    ['line-limit', 'ACCT_LINE_LIMIT'],
    ['over-threshold', 'OVERTHRESHOLD_IND'],
    ['device-cap', 'DEVICE_CAP'],
  ])('sends %s to %s with one device too many, and on once it is removed', async (persona, step) => {
    const shopper = createTestWorld(persona).shopper()
    const begun = await contextOf(shopper)
    const added = contextIn(await addDevice(shopper))
    const lineId = added.cartInfo.lines.at(-1)?.lineId ?? ''
    const removed = contextIn((await shopper.call('cart.removeDevice', { body: { cartInfo: {}, lineId } })).answer)
    const steps = [begun, added, removed].map(({ contextInfo }) => contextInfo.processStep)
    expect(steps).toEqual(['ShoppingCart', step, 'AccessoryInterestial'])
  })

  it('lets an account with as many lines as it may have upgrade one', async () => {
    const shopper = createTestWorld('line-limit').shopper()
    const { contextInfo } = contextIn(await addDevice(shopper, { intendType: 'EUP' }))
    expect(contextInfo.processStep).toBe('MTNSelectionPage')
  })

  it('lets a new line pass a bill that is past due', async () => {
    expect(contextIn(await addDevice(emptyHanded('past-due'))).contextInfo.processStep).toBe('PlanSelection')
  })

  it('lets accessories alone pass every barrier', async () => {
    const shopper = emptyHanded('fraud-x')
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
