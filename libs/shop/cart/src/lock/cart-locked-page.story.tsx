import { fillCart, lockCart, type Story } from '@soe/stories'
import { CartLockedPage } from './cart-locked-page'

export const Elsewhere: Story = {
  render: () => <CartLockedPage />,
  address: '/sales/digital/cartLocked.html',
  persona: 'prospect',
  prepare: [fillCart, lockCart('VZW-RETAIL')],
  says: { en: ['Your cart is locked', 'Back to your cart'], es: ['Tu carrito está bloqueado', 'Volver a tu carrito'] },
}

export const InChat: Story = {
  ...Elsewhere,
  render: () => <CartLockedPage isChat />,
  address: '/sales/digital/cartLocked/chatRep.html',
  prepare: [fillCart, lockCart('VZW-CHAT')],
  says: {
    en: ['A chat representative has your cart', 'Keep shopping'],
    es: ['Un representante del chat tiene tu carrito', 'Seguir comprando'],
  },
}

/** Nobody holds it any more. */
export const Free: Story = {
  ...InChat,
  prepare: [fillCart],
  says: { en: ['Your cart is free', 'Back to your cart'], es: ['Tu carrito está libre', 'Volver a tu carrito'] },
}
