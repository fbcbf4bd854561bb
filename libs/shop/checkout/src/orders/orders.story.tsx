import { call, failForGood, goToReview, longestValues, type Story } from '@soe/stories'

const place = call('checkout.placeOrder', { cartInfo: {} })

const pickUp = call('checkout.selectShipping', { cartInfo: {}, selectedOptionCode: 'ISPU', locationCode: '0412001' })

export const OfGuest: Story = {
  address: '/sales/digital/orders.html',
  persona: 'prospect',
  says: {
    en: ['Your orders', 'Find an order', 'Sign in to see your orders'],
    es: ['Tus pedidos', 'Buscar un pedido'],
  },
}

export const OfCustomer: Story = {
  ...OfGuest,
  persona: 'signed-in',
  says: { en: ['You have not ordered anything yet.'], es: ['Aún no has hecho ningún pedido.'] },
}

export const Listed: Story = {
  ...OfGuest,
  prepare: [goToReview(), place],
  says: { en: ['Orbit 12 Pro', 'View order'], es: ['Ver pedido'] },
}

export const Unread: Story = {
  ...OfGuest,
  prepare: [failForGood('checkout.listOrders')],
  says: { en: ['Find an order'], es: [] },
}

export const Sent: Story = {
  ...Listed,
  address: '/sales/digital/order.html',
  says: {
    en: ['The receipt went to maren@example.com.', 'Print receipt', 'All your orders'],
    es: ['Imprimir recibo', 'Todos tus pedidos'],
  },
}

export const Thanked: Story = {
  ...Sent,
  address: '/sales/digital/orderconfirmation.html',
  says: { en: ['Thank you, Maren', 'We have your order.'], es: ['Gracias, Maren', 'Tenemos tu pedido.'] },
}

/** Who orders has the longest of every value. */
export const Longest: Story = {
  ...Sent,
  prepare: [goToReview(), longestValues, place],
  says: { en: ['Order HY-'], es: [] },
}

export const PickedUp: Story = {
  ...Sent,
  prepare: [goToReview(), pickUp, place],
  says: { en: ['Ready at the store', 'Add pickup to calendar'], es: ['Agregar la recogida al calendario'] },
}

export const OfSomeone: Story = {
  ...OfGuest,
  address: '/sales/digital/order.html?orderNumber=HY-10000-10',
  says: { en: ['Find an order'], es: ['Buscar un pedido'] },
}
