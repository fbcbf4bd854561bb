import { addDevice, fillCart, type Story } from '@soe/stories'

export const Incomplete: Story = {
  address: '/sales/digital/promohub.html',
  persona: 'prospect',
  prepare: [addDevice('phone')],
  says: { en: ['Offers for your cart', 'Your cart is not complete yet.'], es: [] },
}

export const Earned: Story = {
  ...Incomplete,
  prepare: [fillCart],
  says: { en: [], es: ['Tus accesorios tienen un descuento por conjunto.'] },
}
