import type { Preparation } from '../story'
import { fillCart } from './cart'

const cartInfo = {}
const address = { addressLine1: '14 Commercial St', city: 'Portland', state: 'ME', zipCode: '04101' }
const who = { firstName: 'Maren', lastName: 'Oake', emailId: 'maren@example.com', phoneNumber: '2075550148' }

const bankCards = { good: '4111111111111111', refused: '4000000000000002' } as const

const cardOf = (card: keyof typeof bankCards) =>
  ({
    paymentType: 'card',
    nameOnCard: 'Maren Oake',
    zipCode: '04101',
    cardNumber: bankCards[card],
    expiryMonth: 12,
    expiryYear: 2039,
    securityCode: '123',
  }) as const

/** A customer's account keeps a card; the cart in hand is paid by the bill. */
export const saveCard: Preparation = async (world) => {
  await fillCart(world)
  for (const payment of [{ ...cardOf('good'), saveCard: true }, { paymentType: 'account' } as const])
    await world.call('checkout.selectPayment', { body: { cartInfo, payment } })
}

/** Says as a guest who orders, with a filled cart; at another address where one is given. */
export const goToDelivery =
  (served: Partial<typeof address> = {}): Preparation =>
  async (world) => {
    await fillCart(world)
    const serviceAddress = { ...address, ...served }
    await world.call('checkout.updateContact', { body: { cartInfo, contact: { ...who, serviceAddress } } })
    await world.call('cart.guestChoice', { body: { cartInfo, choice: 'GUEST', emailId: who.emailId } })
  }

/** A guest's checkout in which only payment and agreements are open. */
export const goToPayment: Preparation = async (world) => {
  await goToDelivery()(world)
  await world.call('checkout.selectShipping', { body: { cartInfo, selectedOptionCode: 'STANDARD' } })
  await world.call('checkout.updateAddress', { body: { cartInfo, shippingAddress: { ...who, ...address } } })
}

/** A guest's checkout in which only the order is to be placed. */
export const goToReview =
  (card: keyof typeof bankCards = 'good'): Preparation =>
  async (world) => {
    await goToPayment(world)
    await world.call('checkout.selectPayment', { body: { cartInfo, payment: cardOf(card) } })
    const agreementIds = ['customer-agreement', 'device-payment-agreement']
    await world.call('checkout.acceptAgreements', { body: { cartInfo, agreementIds } })
  }

const longest = (words: string, length: number) => words.repeat(length).slice(0, length)

const longestPerson = {
  firstName: longest('Wolfeschlegelstein', 60),
  lastName: longest('Hausenbergerdorff', 60),
  emailId: `${longest('maren.wolfeschlegelstein', 56)}@${longest('hausenbergerdorff', 50)}.example.com`,
  phoneNumber: '2075550148',
}

const longestAddress = { ...address, addressLine1: longest('Llanfairpwllgwyngyll', 80), city: longest('Taumata', 60) }

/** The longest values that a checkout takes, without a place to break. */
export const longestValues: Preparation = async (world) => {
  const contact = { ...longestPerson, serviceAddress: longestAddress }
  await world.call('checkout.updateContact', { body: { cartInfo, contact } })
  const shippingAddress = { ...longestPerson, ...longestAddress }
  await world.call('checkout.updateAddress', { body: { cartInfo, shippingAddress } })
}
