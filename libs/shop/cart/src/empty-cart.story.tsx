import { failForGood, fillCart, setFlags, type Story } from '@soe/stories'
import { CartPage } from './cart-page'

const guest: Story = {
  render: () => <CartPage />,
  address: '/sales/next/expresscart.html',
  persona: 'prospect',
}

const customer: Story = { ...guest, persona: 'signed-in' }

const isEmpty = { en: ['Your cart is empty'], es: ['Tu carrito está vacío'] }

export const Empty: Story = { ...guest, says: isEmpty }

/** The site has another target for an empty cart. */
export const EmptyForDeals: Story = { ...guest, prepare: [setFlags({ emptyCartTarget: 'deals' })], says: isEmpty }

export const EmptyOfCustomer: Story = { ...customer, says: isEmpty }

export const EmptyOfPrepaid: Story = {
  ...guest,
  persona: 'prepay',
  address: '/sales/prepaid/expresscart.html',
  says: isEmpty,
}

export const Retrieval: Story = {
  ...guest,
  press: { en: ['Retrieve saved cart'], es: ['Recuperar carrito guardado'] },
  says: {
    en: ['Enter the email address that you saved your cart with.'],
    es: ['Escribe el correo electrónico con el que guardaste tu carrito.'],
  },
}

export const Lost: Story = {
  ...guest,
  address: '/sales/digital/cart.html?redirect=detailsnotfound',
  says: {
    en: ['We could not find your cart', 'retrieve a cart you saved'],
    es: ['No encontramos tu carrito', 'recupera uno que guardaste'],
  },
}

export const LostOfCustomer: Story = {
  ...Lost,
  persona: 'signed-in',
  says: { en: ['belong to another account.'], es: ['ser de otra cuenta.'] },
}

/** The carrier has deleted it meanwhile. */
export const Gone: Story = {
  ...guest,
  prepare: [fillCart, failForGood('checkout.getCheckoutDetails', { error: '1008' })],
  says: isEmpty,
}
