import { call, goToReview, type Story } from '@soe/stories'
import { CustomerFront } from './customer-front'

export const OfCustomer: Story = {
  render: () => <CustomerFront />,
  address: '/',
  persona: 'signed-in',
  says: {
    en: ['Nothing is on its way', 'Ready to upgrade: Maren'],
    es: ['No hay nada en camino', 'Para renovar: Maren'],
  },
}

export const WithOrder: Story = {
  ...OfCustomer,
  prepare: [goToReview(), call('checkout.placeOrder', { cartInfo: {} })],
  says: { en: ['The next one arrives', 'Your cart is empty'], es: ['El próximo llega el'] },
}

export const OfCustomerWhoOwes: Story = {
  ...OfCustomer,
  persona: 'past-due',
  says: { en: ['$84.20 past due.'], es: ['$84.20 vencidos.'] },
}

export const OfCustomerWithoutLines: Story = {
  ...OfCustomer,
  persona: 'home-internet',
  says: { en: ['There are no lines on your account yet.'], es: ['Aún no hay líneas en tu cuenta.'] },
}
