import { call, goToReview, type Story } from '@soe/stories'
import { CustomerFront } from './customer-front'

export const OfCustomer: Story = {
  render: () => <CustomerFront />,
  address: '/',
  persona: 'signed-in',
  says: { en: ['Nothing is on its way', 'ready to upgrade'], es: ['No hay nada en camino', 'para renovar'] },
}

export const WithOrder: Story = {
  ...OfCustomer,
  prepare: [goToReview(), call('checkout.placeOrder', { cartInfo: {} })],
  says: { en: ['The next one arrives', 'Your cart is empty'], es: ['El próximo llega el'] },
}
