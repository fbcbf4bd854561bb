import {
  addDevice,
  cartOf,
  createTestWorld,
  describeOperation,
  fillCart,
  nextStepIn,
  testCartAccess,
  type Shopper,
} from '../testing'

const email = 'ida@example.com'

/** A customer who changes the plan of their own number. */
const changePlan = async (shopper: Shopper) => {
  const { lines } = (await shopper.call('cart.listEligibleLines', { body: { cartInfo: {} } })).answer
  const lineId = lines.find(({ nickName }) => nickName === 'Maren')?.mtnHashCode ?? ''
  const body = { cartInfo: { intendType: 'CPC' }, lineId, planId: 'spinnaker-unlimited-plus' }
  return shopper.call('cart.addPlan', { body })
}

describeOperation('cart.validateCart', () => {
  it.each(['prospect', 'signed-in'] as const)(
    'answers a %s with what a fresh read of the cart shows',
    async (persona) => {
      const shopper = createTestWorld(persona).shopper()
      await addDevice(shopper, { id: 'tern-watch-3-tar-40-sport-band', productId: 'dev14080099' })
      const body = { pageId: 'PROMOHUB', flow: 'AAL', rtCartCount: 1, enableFcc: false }
      const { answer } = await shopper.call('cart.validateCart', { body })
      const { cartValidationErrors, hubReadyForCheckout } = await cartOf(shopper)
      expect(answer).toMatchObject({ cartValidationErrors, hubReadyForCheckout: false })
      expect(nextStepIn(answer)[0]).toBe('PlanSelection')
      await fillCart(shopper, { lineId: 'newLine1' })
      const filled = await shopper.call('cart.validateCart', { body })
      expect([filled.answer.hubReadyForCheckout, hubReadyForCheckout]).toEqual([true, false])
    },
  )

  it('clears the trigger of a resumed case', async () => {
    const world = createTestWorld()
    const shopper = world.guest('prospect')
    await fillCart(shopper)
    await shopper.call('cart.saveCart', { body: { emailId: email } })
    const elsewhere = world.guest('prospect')
    await elsewhere.call('cases.resumeCase', { body: { emailId: email } })
    const triggers = () => world.list('cases').map(({ triggerValidateCart }) => triggerValidateCart)
    expect(triggers()).toContain(true)
    await elsewhere.call('cart.validateCart', { body: {} })
    expect(triggers()).not.toContain(true)
  })

  it('confirms a plan change on request, while CPC_FCC is on', async () => {
    const world = createTestWorld('signed-in')
    const shopper = world.shopper()
    await changePlan(shopper)
    const confirmed = async (body: { enableFcc?: boolean }) =>
      (await shopper.call('cart.validateCart', { body })).answer.cartValidationErrors
        .filter(({ errorCode }) => errorCode === 'PLAN_CHANGE_CONFIRMED')
        .map(({ fieldPath }) => fieldPath)
    expect(await confirmed({ enableFcc: true })).toEqual([])
    world.change((draft) => draft.configure({ throttleList: ['CPC_FCC'] }))
    expect([await confirmed({}), await confirmed({ enableFcc: true })]).toEqual([[], ['newLine1']])
  })

  testCartAccess('cart.validateCart', (cartInfo) => ({ cartInfo }), { afterLock: 'leaves' })
})
