import type { Audience } from '@soe/contracts'
import { everyCart, lockCart } from '../domain/cart/cart-lock'
import { contextIn } from './cart-views'
import type { Shopper } from './create-shopper'
import { createTestWorld } from './create-test-world'
import { addDevice, chooseNewNumber, choosePlan } from './shop-steps'

/** Tests of the two operations that answer the current step. */
export const testCurrentStep = (key: 'landing.landing' | 'landing.getProcessStep') => {
  const ask = (shopper: Shopper, body: Record<string, unknown> = {}) => shopper.call(key, { body })
  const contextOf = async (shopper: Shopper) => contextIn((await ask(shopper)).answer)

  it('names the step that the cart asks for next', async () => {
    const shopper = createTestWorld().shopper()
    const step = async () => (await contextOf(shopper)).contextInfo.processStep
    expect(await step()).toBe('ShoppingCart')
    await addDevice(shopper)
    expect(await step()).toBe('PlanSelection')
    await choosePlan(shopper)
    expect(await step()).toBe('NumberSelection')
    await chooseNewNumber(shopper)
    expect(await step()).toBe('AccessoryInterestial')
  })

  it('is refused while another channel holds the cart', async () => {
    const world = createTestWorld()
    const shopper = world.shopper()
    await addDevice(shopper)
    world.change((draft) => lockCart(draft, everyCart, 'VZW-CHAT'))
    expect((await ask(shopper)).errorId).toBe('CART_LOCKED')
  })

  it('makes no cart', async () => {
    const world = createTestWorld('signed-in')
    await ask(world.shopper())
    expect(world.list('carts')).toEqual([])
  })

  it.each(['ShoppingCart', 'shoppingcart', ''])('accepts the step %p', async (processStep) => {
    expect((await ask(createTestWorld().shopper(), { processStep })).errorId).toBeUndefined()
  })

  it('refuses an unknown step', async () => {
    expect((await ask(createTestWorld().shopper(), { processStep: 'Elsewhere' })).errorId).toBe('1004')
  })

  it('refuses a step of another type', async () => {
    expect((await ask(createTestWorld().shopper(), { processStep: 7 })).errorId).toBe('INVALID_REQUEST')
  })

  it('is refused while an order is scheduled', async () => {
    const shopper = createTestWorld('signed-in').shopper()
    await addDevice(shopper)
    await shopper.call('cart.saveCart', { body: { scheduleOrder: true } })
    expect((await ask(shopper)).errorId).toBe('208')
  })

  it('lists the cases, and tells whether one is left to resume', async () => {
    const shopper = createTestWorld('signed-in').shopper()
    expect(await contextOf(shopper)).toMatchObject({ cases: [], customerInfo: { existingCase: false } })
    await addDevice(shopper)
    expect(await contextOf(shopper)).toMatchObject({ customerInfo: { existingCase: false } })
    await shopper.call('cart.saveCart', { body: {} })
    const { cases } = (await shopper.call('cases.getCases')).answer
    expect(await contextOf(shopper)).toMatchObject({ cases, customerInfo: { existingCase: true } })
  })

  it.each<[Audience, readonly string[]]>([
    ['prospect', ['NewRecommendedPlanSelection', 'PlanSelectorPage']],
    ['signed-in', ['NewRecommendedPlanSelection', 'PlanSelectorPage']],
    ['prepay', ['PlanSelectorPage']],
    ['prepay-signed-in', ['PlanSelectorPage']],
  ])('offers %s the plan pages %j for a phone', async (audience, availablePaths) => {
    const shopper = createTestWorld(audience).shopper()
    await addDevice(shopper, { id: 'orbit-12-pro-kelp-128', dppMonths: 0 })
    expect((await contextOf(shopper)).contextInfo).toMatchObject({ availablePaths, cradleFlowJourney: 'NEXTGEN' })
  })
}
