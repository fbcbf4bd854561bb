import { addDevice, cartOf, createTestWorld, describeOperation } from '../testing'

describeOperation('cases.getCaseAndCartId', () => {
  it('names the current case and its cart', async () => {
    const shopper = createTestWorld('signed-in').shopper()
    expect((await shopper.call('cases.getCaseAndCartId')).answer).toEqual({
      serviceHeader: { statusCode: '00', statusMsg: 'SUCCESS' },
    })
    await addDevice(shopper)
    const { caseId, cartId } = await cartOf(shopper)
    expect((await shopper.call('cases.getCaseAndCartId')).answer).toMatchObject({ caseID: caseId, cartId })
  })

  it('is refused while an order is scheduled', async () => {
    const shopper = createTestWorld('signed-in').shopper()
    await addDevice(shopper)
    await shopper.call('cart.saveCart', { body: { scheduleOrder: true } })
    expect((await shopper.call('cases.getCaseAndCartId')).errorId).toBe('208')
  })
})
