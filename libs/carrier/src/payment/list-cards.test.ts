import { addDevice, createTestWorld, describeOperation, goodCard, type Shopper } from '../testing'

const mastercard = { ...goodCard, cardNumber: '5555555555554444' }

const pay = (shopper: Shopper, payment: object) =>
  shopper.call('checkout.selectPayment', { body: { cartInfo: {}, payment: payment as typeof goodCard } })

const cardsOf = async (shopper: Shopper) => (await shopper.call('payment.listCards', { body: {} })).answer.cards

const customer = async () => {
  const world = createTestWorld('signed-in')
  const shopper = world.shopper()
  await addDevice(shopper)
  return { world, shopper }
}

describeOperation('payment.listCards', () => {
  it('lists the cards that a customer asked to save, once each and the latest first', async () => {
    const { world, shopper } = await customer()
    await pay(shopper, goodCard)
    expect(await cardsOf(shopper)).toEqual([])
    for (const card of [goodCard, mastercard, goodCard]) await pay(shopper, { ...card, saveCard: true })
    const expiry = { expiryMonth: 4, expiryYear: 2031 }
    const visa = { cardId: 'CARD-3', brand: 'Visa', lastFour: '1111', ...expiry }
    expect(await cardsOf(shopper)).toEqual([
      visa,
      { cardId: 'CARD-2', brand: 'Mastercard', lastFour: '4444', ...expiry },
    ])
    const stored = Object.values(world.value.collections).map((collection) => [...collection.values()])
    expect(JSON.stringify(stored)).not.toMatch(/411111|securityCode|Maren Oake/)
  })

  it('offers them where the order is paid, and pays with the one chosen', async () => {
    const { shopper } = await customer()
    await pay(shopper, { ...mastercard, saveCard: true })
    await pay(shopper, { paymentType: 'account' })
    const body = { cartInfo: {}, paymentOptions: true }
    const { paymentOptions = [] } = (await shopper.call('checkout.getCheckoutDetails', { body })).answer
    const [card] = paymentOptions.find(({ paymentType }) => paymentType === 'CC')?.cards ?? []
    expect(card).toMatchObject({ lastFour: '4444' })
    const { answer } = await pay(shopper, { paymentType: 'saved-card', cardId: card?.cardId })
    expect(answer.payment).toEqual({ paymentType: 'card', brand: 'Mastercard', lastFour: '4444' })
  })

  it('keeps nothing for a guest, who has no account', async () => {
    const shopper = createTestWorld().guest('prospect')
    await addDevice(shopper)
    expect((await pay(shopper, { ...goodCard, saveCard: true })).errorId).toBeUndefined()
    expect((await pay(shopper, { paymentType: 'saved-card', cardId: 'CARD-1' })).errorId).toBe('PAYMENT_DECLINED')
  })
})
