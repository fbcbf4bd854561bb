import type { Audience } from '@soe/contracts'
import { addDevice, cartOf, createTestWorld, deviceBody } from '../../testing'

const inBothLinesOfBusiness = async () => {
  const shopper = createTestWorld().guest('prospect')
  await addDevice(shopper)
  await shopper.call('cart.addDevice', { audience: 'prepay', body: deviceBody({ dppMonths: 0 }) })
  const read = (audience: Audience, cartId?: string) =>
    shopper.call('checkout.getCheckoutDetails', { audience, body: { cart: true, ...(cartId && { cartId }) } })
  const cartIn = async (audience: Audience) => (await read(audience)).answer.cart
  return { shopper, read, prepaid: await cartIn('prepay'), postpaid: await cartIn('prospect') }
}

describe('a named cart of the other line of business', () => {
  it('gives way to the own one', async () => {
    const { read, prepaid, postpaid } = await inBothLinesOfBusiness()
    expect((await read('prospect', prepaid.cartId)).answer.cart).toEqual(postpaid)
    expect((await read('prepay', postpaid.cartId)).answer.cart).toEqual(prepaid)
  })

  it('is not changed', async () => {
    const { shopper, read, prepaid, postpaid } = await inBothLinesOfBusiness()
    const body = { cartInfo: { cartId: prepaid.cartId }, lineId: 'newLine1', planId: 'mainsail-unlimited' }
    const { answer } = await shopper.call('cart.addPlan', { body })
    expect(answer.serviceBody.serviceResponse.context.cartInfo.cartId).toBe(postpaid.cartId)
    expect((await read('prepay')).answer.cart).toEqual(prepaid)
  })

  it('makes no own one', async () => {
    const shopper = createTestWorld().guest('prospect')
    await addDevice(shopper)
    const { cartId } = await cartOf(shopper)
    const reply = await shopper.call('checkout.getCheckoutDetails', { audience: 'prepay', body: { cartId } })
    expect(reply.errorId).toBe('1008')
  })
})

describe('the creator of a cart', () => {
  it('is the audience that made it, whichever reads it', async () => {
    const { prepaid, postpaid } = await inBothLinesOfBusiness()
    expect([postpaid.cartHeader.cartCreator, prepaid.cartHeader.cartCreator]).toEqual(['prospect', 'prepay'])
  })
})
