import {
  addAccessories,
  addDevice,
  command,
  failForGood,
  fillCart,
  goToDelivery,
  goToPayment,
  goToReview,
  lockCart,
  type Story,
} from '@soe/stories'

const steps: Story = { address: '/sales/nse/aboutyourself.html', persona: 'prospect', prepare: [fillCart] }

export const AboutYou: Story = { ...steps, says: { en: ['About you'], es: [] } }

export const Unread: Story = {
  ...steps,
  prepare: [fillCart, failForGood('checkout.getCheckoutDetails')],
  says: { en: ['Checkout did not open', 'Looks like something went wrong. Please try again later.'], es: [] },
}

export const Locked: Story = { ...steps, prepare: [fillCart, lockCart('VZW-RETAIL')] }

/** Asks for a later step, with a query. */
export const TooEarly: Story = { ...steps, address: '/sales/nse/delivery.html?flow=NSE&intcmp=mail' }
export const PaymentTooEarly: Story = { ...steps, address: '/sales/nse/payment.html' }
export const AgreementTooEarly: Story = { ...steps, address: '/sales/nextgen/agreement.html' }
export const ReviewTooEarly: Story = { ...steps, address: '/sales/nextgen/orderreview.html' }
export const OtherReviewTooEarly: Story = { ...steps, address: '/sales/nextgen/checkout/orderReview.html' }
export const ExpressTooEarly: Story = { ...steps, address: '/sales/next/expresscheckout.html' }

/** The delivery in between is missing. */
export const WithoutDelivery: Story = {
  ...steps,
  address: '/sales/nextgen/orderreview.html',
  prepare: [goToDelivery()],
}

export const WithoutPlan: Story = { ...steps, prepare: [addDevice('phone')] }

export const WithoutItems: Story = {
  ...steps,
  address: '/sales/nse/payment.html',
  prepare: [],
  says: { en: ['Your cart is empty'], es: ['Tu carrito está vacío'] },
}

export const OtherOrder: Story = {
  ...steps,
  address: '/sales/digital/orderconfirmation.html?orderNumber=HY-1-1',
  prepare: [],
  says: { en: ['No order here'], es: [] },
}

const delivery: Story = { ...steps, address: '/sales/nse/delivery.html' }

export const Delivery: Story = { ...delivery, prepare: [goToDelivery()], says: { en: ['Delivery'], es: [] } }

export const Batteries: Story = {
  ...delivery,
  prepare: [goToDelivery(), addAccessories({ 'ballast-power-bank-tar': 1 })],
}

/** No store delivers there on the same day. */
export const FarAway: Story = {
  ...delivery,
  prepare: [goToDelivery({ city: 'Boise', state: 'ID', zipCode: '83702' })],
  says: { en: [], es: ['No se ofrece entrega el mismo día en esta dirección.'] },
}

export const Payment: Story = {
  ...steps,
  address: '/sales/nse/payment.html',
  prepare: [goToPayment],
  says: { en: ['Payment', 'PayPal', 'Affirm', 'Orbit Pay'], es: ['Pagar con una billetera de tu dispositivo'] },
}

export const Review: Story = {
  ...steps,
  address: '/sales/nextgen/orderreview.html',
  prepare: [goToReview()],
  says: { en: ['Review your order'], es: [] },
}

export const ReviewOfSoldOut: Story = {
  ...Review,
  prepare: [goToReview(), command({ sellOut: { skuId: 'orbit-12-pro-kelp-128' } })],
  says: {
    en: ['Orbit 12 Pro, Kelp is sold out. Change that to go on.', 'Sold out'],
    es: ['Orbit 12 Pro, Alga: agotado.'],
  },
}

export const ReviewOfRefusedCard: Story = { ...Review, prepare: [goToReview('refused')] }
