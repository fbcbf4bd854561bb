import type { OperationKey } from '@soe/contracts'
import { exampleBody, exampleOf } from '../../shopping/examples'
import { addPhone, fillCart, whereServed } from '../../shopping/preparations'
import type { Shopper } from '../../shopping/shopper'
import { type Course, type Request, longest, variant } from './course'

const contact = (key: 'contact' | 'shippingAddress', change: Record<string, unknown>): Request => {
  const operation = key === 'contact' ? 'checkout.updateContact' : 'checkout.updateAddress'
  const body = exampleBody(operation)
  return { body: { ...body, [key]: { ...(body[key] as object), ...change } } }
}

/** Two cards that differ in brand, last digits and expiry. */
const cards = [
  { cardNumber: '4111111111111111', expiryMonth: 4, expiryYear: 2031 },
  { cardNumber: '5555555555554444', expiryMonth: 12, expiryYear: 2033 },
] as const

/** A second card of the first one's brand. */
const otherVisa = { cardNumber: '4012888888881881', expiryMonth: 7, expiryYear: 2032 }

const payBy = (card: object, saveCard: boolean): Request => {
  const { payment } = exampleBody('checkout.selectPayment') as { payment: object }
  return variant('checkout.selectPayment', { payment: { ...payment, ...card, saveCard } })
}

const removeCard = variant('payment.removeCard', { cardId: '<card>' })

const seattle = { city: 'Seattle', state: 'WA', zipCode: '98101' }

/** A state without a sales tax. */
const oregon = { city: 'Portland', state: 'OR', zipCode: '97201' }

/** What the cart is taxed at several places, as long as it has no address. */
const askTaxes = async (shopper: Shopper) => {
  await fillCart(shopper)
  for (const zipCode of ['04101', seattle.zipCode, oregon.zipCode]) {
    await whereServed(() =>
      shopper.call('cart.calculateMultiLineTax', variant('cart.calculateMultiLineTax', { zipCode })),
    )
  }
}

export const checkoutCourses: readonly Course[] = [
  {
    key: 'checkout.updateContact',
    steps: () => [
      contact('contact', { firstName: 'Zoë', lastName: "O'Neil-Sørensen" }),
      contact('contact', { firstName: 'José', phoneNumber: '2075550199' }),
      contact('contact', { dateOfBirth: '1990-04-01', lastName: longest(60) }),
      contact('contact', {}),
    ],
  },
  {
    key: 'checkout.updateAddress',
    prepare: askTaxes,
    steps: () => [
      contact('shippingAddress', {}),
      ['catalogue.getInventory', exampleOf('catalogue.getInventory')],
      contact('shippingAddress', seattle),
      contact('shippingAddress', oregon),
      contact('shippingAddress', {
        addressLine2: 'Apt 4',
        attention: longest(60),
        firmName: longest(60),
        ruralDel: longest(20),
        phoneNumber: '2075550199',
        preferFirstName: 'Zoë',
        zipCode4: '4101',
        type: 'business',
        emailId: 'Zoe.Oake@example.com',
        enableEmailandTextNotification: true,
      }),
      contact('shippingAddress', { addressLine1: '14 Rue Saint-Honoré #4', lastName: 'Łuczak' }),
      contact('shippingAddress', { addressLine1: '188 Commercial St', enableEmailandTextNotification: false }),
    ],
  },
  {
    key: 'checkout.selectPayment',
    steps: () => {
      const { payment } = exampleBody('checkout.selectPayment') as { payment: object }
      return ['4111111111111111', '4012888888881881'].map((cardNumber) =>
        variant('checkout.selectPayment', { payment: { ...payment, cardNumber } }),
      )
    },
  },
  {
    key: 'payment.removeCard',
    prepare: async (shopper) => {
      await fillCart(shopper)
      for (const card of [...cards, otherVisa])
        await whereServed(() => shopper.call('checkout.selectPayment', payBy(card, true)))
    },
    steps: () => [removeCard, removeCard],
  },
  {
    key: 'checkout.selectPayment',
    audience: 'signed-in',
    prepare: async (shopper) => {
      await fillCart(shopper)
      await whereServed(() => shopper.call('payment.listCards', { body: {} }))
    },
    steps: () => [
      payBy(cards[0], false),
      ['payment.listCards', { body: {} }],
      ...[...cards, { ...cards[0], expiryYear: 2034 }].flatMap((card): (OperationKey | Request)[][] => [
        ['checkout.selectPayment', payBy(card, true)],
        ['payment.listCards', { body: {} }],
      ]),
      variant('checkout.selectPayment', { payment: { paymentType: 'saved-card', cardId: '<card>' } }),
      variant('checkout.selectPayment', { payment: { paymentType: 'saved-card', cardId: '<last card>' } }),
    ],
  },
  {
    key: 'checkout.setAutoPay',
    prepare: async (shopper) => {
      await fillCart(shopper)
      await addPhone(shopper)
      await shopper.call('cart.addPlan', variant('cart.addPlan', { lineId: 'newLine2' }))
    },
    steps: (audience) => [
      ...[true, false].map((autoPay) => variant('checkout.setAutoPay', { autoPay })),
      ['cart.addPlan', exampleOf('cart.addPlan', audience)],
      variant('checkout.setAutoPay', { autoPay: true }),
    ],
  },
  { key: 'checkout.selectShipping', steps: () => [exampleOf('checkout.selectShipping')] },
]
