import { addDevice, command, completeLine, fillCart, longestValues, saveCard, type Story } from '@soe/stories'

export const OfCustomer: Story = {
  address: '/sales/next/expresscheckout.html',
  persona: 'signed-in',
  prepare: [fillCart],
  says: { en: ['Checkout', 'Your accessories come with a bundle discount.'], es: [] },
}

export const Review: Story = { ...OfCustomer, address: '/sales/next/expresscheckout.html?orderreview=true' }

export const OfPrepaid: Story = {
  address: '/sales/prepaid/expresscheckout.html',
  persona: 'prepay',
  prepare: [fillCart],
  says: { en: ['Checkout'], es: [] },
}

/** This customer may not order online. */
export const Blocked: Story = {
  ...OfCustomer,
  persona: 'fraud-x',
  prepare: [],
  says: { en: ['This order cannot be completed online.'], es: [] },
}

const dollars = (carrierDollarCents: number, deviceDollarCents = 0) =>
  command({ setCredit: { carrierDollarCents, deviceDollarCents } })

export const Dollars: Story = { ...OfCustomer, prepare: [fillCart, dollars(4000, 100)] }

export const DollarsForEverything: Story = { ...OfCustomer, prepare: [fillCart, dollars(90_000)] }

export const WithSavedCard: Story = {
  ...OfCustomer,
  prepare: [saveCard],
  press: { en: ['Edit Payment'], es: ['Editar Pago'] },
  says: {
    en: ['Visa ending 1111', 'Expires 12/2039', 'Another card'],
    es: ['Visa terminada en 1111', 'Vence 12/2039', 'Otra tarjeta'],
  },
}

export const SecondNumber: Story = {
  ...OfCustomer,
  persona: 'second-number',
  prepare: [],
  says: { en: ['Second number on this phone'], es: [] },
}

export const TwoLines: Story = {
  ...OfCustomer,
  prepare: [fillCart, addDevice('phone'), completeLine('newLine2', 'mainsail-unlimited')],
  press: { en: ['Edit Delivery'], es: [] },
  says: { en: ['Each line its own way'], es: [] },
}

/** Who orders has the longest of every value. */
export const Longest: Story = { ...OfCustomer, prepare: [fillCart, longestValues], says: { en: ['Checkout'], es: [] } }
