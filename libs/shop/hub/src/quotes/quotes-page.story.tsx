import { call, fillCart, type Story } from '@soe/stories'

export const OfZeros: Story = {
  address: '/sales/nextgen/quotes.html?quoteId=000',
  persona: 'prospect',
  prepare: [fillCart, call('cart.saveCart', { emailId: 'maren@example.com', pccSaved: true })],
}

/** The shopper has a cart, too. */
export const BesideCart: Story = {
  ...OfZeros,
  address: '/sales/nextgen/quotes.html?quoteId=Q99',
  prepare: [fillCart, call('cart.saveCart', { emailId: 'maren@example.com' })],
}
