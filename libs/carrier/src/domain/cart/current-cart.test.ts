import {
  addDevice,
  cartOf,
  contextIn,
  createTestWorld,
  deviceBody,
  placeOrder,
  readyToOrder,
  type Shopper,
} from '../../testing'

const customerWithPhone = async () => {
  const shopper = createTestWorld('signed-in').shopper()
  await addDevice(shopper)
  return shopper
}

const setAside = async (shopper: Shopper) => (await shopper.call('cart.saveCart', { body: { pccSaved: true } })).answer

const casesOf = async (shopper: Shopper) => (await shopper.call('cases.getCases')).answer

describe('a cart that is set aside', () => {
  it('leaves no current cart, and its case open', async () => {
    const shopper = await customerWithPhone()
    const { caseId } = await setAside(shopper)
    expect((await shopper.call('checkout.getCheckoutDetails', { body: {} })).errorId).toBe('1008')
    expect((await shopper.call('recommendations.getRtCartCount', { body: {} })).answer.rtCartCount).toBe(0)
    expect((await casesOf(shopper)).cases).toMatchObject([{ caseID: caseId, triggerResumeCase: true }])
    expect((await shopper.call('cases.getCaseAndCartId')).answer.caseID).toBeUndefined()
  })

  it('makes the next cart another case', async () => {
    const shopper = await customerWithPhone()
    const first = await setAside(shopper)
    const { cartInfo, customerInfo, cases } = contextIn(await addDevice(shopper, { dppMonths: 0 }))
    const listed = await casesOf(shopper)
    expect([listed.caseCount, listed.cases.map(({ caseID }) => caseID)]).toEqual([2, [cartInfo.caseId, first.caseId]])
    expect([customerInfo.existingCase, cases]).toEqual([true, listed.cases])
  })

  it('changes places with the current one when its case is resumed', async () => {
    const shopper = await customerWithPhone()
    const { caseId, cartId } = await setAside(shopper)
    await addDevice(shopper, { dppMonths: 0 })
    await shopper.call('cases.resumeCase', { body: { caseId } })
    expect((await cartOf(shopper)).cartId).toBe(cartId)
    expect((await shopper.call('cases.getCaseAndCartId')).answer).toMatchObject({ caseID: caseId, cartId })
    expect((await casesOf(shopper)).caseCount).toBe(2)
  })

  it('is the current one again when a change names it', async () => {
    const shopper = await customerWithPhone()
    const { cartId } = await setAside(shopper)
    await addDevice(shopper, { dppMonths: 0 })
    await shopper.call('cart.addDevice', { body: { ...deviceBody(), cartInfo: { cartId } } })
    expect(await cartOf(shopper)).toMatchObject({ cartId, itemCount: 2 })
  })

  it('of a guest is found by its email after the guest is forgotten', async () => {
    const world = createTestWorld()
    const guest = world.shopper()
    const emailId = 'maren@example.com'
    await addDevice(guest)
    await guest.call('cart.saveCart', { body: { emailId, pccSaved: true } })
    await guest.call('session.clearCache')
    expect((await casesOf(world.shopper())).caseCount).toBe(0)
    const other = world.shopper()
    await other.call('cases.resumeCase', { body: { emailId } })
    expect((await cartOf(other)).itemCount).toBe(1)
  })

  it('outlives the order of another', async () => {
    const shopper = await customerWithPhone()
    const { caseId } = await setAside(shopper)
    await readyToOrder(shopper)
    await placeOrder(shopper)
    expect((await casesOf(shopper)).cases.map(({ caseID }) => caseID)).toEqual([caseId])
  })
})
