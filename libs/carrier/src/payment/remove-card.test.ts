import { addDevice, createTestWorld, describeOperation, goodCard } from '../testing'

const customerWithCard = async () => {
  const shopper = createTestWorld('signed-in').shopper()
  await addDevice(shopper)
  await shopper.call('checkout.selectPayment', { body: { cartInfo: {}, payment: { ...goodCard, saveCard: true } } })
  return shopper
}

describeOperation('payment.removeCard', () => {
  it('removes the card for good: it is not listed and pays no more', async () => {
    const shopper = await customerWithCard()
    expect((await shopper.call('payment.removeCard', { body: { cardId: 'CARD-1' } })).answer.cards).toEqual([])
    const payment = { paymentType: 'saved-card', cardId: 'CARD-1' } as const
    const paid = await shopper.call('checkout.selectPayment', { body: { cartInfo: {}, payment } })
    expect(paid.errorId).toBe('PAYMENT_DECLINED')
  })

  it('leaves the other cards', async () => {
    const shopper = await customerWithCard()
    const other = { ...goodCard, cardNumber: '5555555555554444', saveCard: true }
    await shopper.call('checkout.selectPayment', { body: { cartInfo: {}, payment: other } })
    const { cards } = (await shopper.call('payment.removeCard', { body: { cardId: 'CARD-1' } })).answer
    expect(cards.map(({ lastFour }) => lastFour)).toEqual(['4444'])
  })

  it('leaves the others where the card is gone already', async () => {
    const shopper = await customerWithCard()
    const { cards } = (await shopper.call('payment.removeCard', { body: { cardId: 'CARD-9' } })).answer
    expect(cards).toHaveLength(1)
  })
})
