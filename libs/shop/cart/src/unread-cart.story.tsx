import { failForGood, fillCart, hold, lockCart, type Story } from '@soe/stories'
import { CartPage } from './cart-page'

const read = 'checkout.getCheckoutDetails'

const guest: Story = {
  render: () => <CartPage />,
  address: '/sales/next/expresscart.html',
  persona: 'prospect',
}

const customer: Story = { ...guest, persona: 'signed-in' }

export const Loading: Story = { ...guest, prepare: [hold(read)], says: { en: ['Your cart'], es: ['Tu carrito'] } }

export const Failed: Story = {
  ...guest,
  prepare: [fillCart, failForGood(read)],
  says: {
    en: ['Your cart could not be loaded', 'Looks like something went wrong. Please try again later.'],
    es: ['No se pudo cargar tu carrito', 'Parece que algo salió mal. Inténtalo de nuevo más tarde.'],
  },
}

const withDetails = failForGood(read, {
  error: '05',
  message: 'Reason 05',
  details: { issue: 'Store 4471' },
})

/** A guest reads what is wrong with the cart, a customer the message about it. */
export const FailedWithDetails: Story = { ...guest, prepare: [withDetails] }

export const FailedWithDetailsOfCustomer: Story = { ...customer, prepare: [withDetails] }

/** The account has something to settle first. */
export const AccountLanding: Story = {
  ...customer,
  prepare: [fillCart, failForGood(read, { error: '2053' })],
  says: { en: ['Your account needs a look'], es: ['Tu cuenta necesita atención'] },
}

export const HeldByApp: Story = {
  ...guest,
  prepare: [fillCart, lockCart('VZW-MFA-IOS')],
  says: {
    en: ['Your cart is locked'],
    es: ['Tu carrito está bloqueado'],
  },
}

export const HeldByStore: Story = {
  ...guest,
  prepare: [fillCart, lockCart('VZW-RETAIL')],
  says: {
    en: ['Your cart is locked'],
    es: ['Tu carrito está bloqueado'],
  },
}
