import type { Story } from '@soe/stories'
import { CartLockedPage } from './cart-locked-page'

export const Elsewhere: Story = {
  render: () => <CartLockedPage />,
  address: '/sales/digital/cartLocked.html',
  persona: 'prospect',
  says: { en: ['Your cart is locked', 'Back to your cart'], es: ['Tu carrito está bloqueado', 'Volver a tu carrito'] },
}

export const InChat: Story = {
  ...Elsewhere,
  render: () => <CartLockedPage isChat />,
  address: '/sales/digital/cartLocked/chatRep.html',
  says: {
    en: ['A chat representative has your cart', 'Keep shopping'],
    es: ['Un representante del chat tiene tu carrito', 'Seguir comprando'],
  },
}
