import { addDevice, fillCart, type Story } from '@soe/stories'

export const Incomplete: Story = {
  address: '/sales/digital/promohub.html',
  persona: 'prospect',
  prepare: [addDevice('phone')],
  says: { en: ['Offers for your cart', 'Your cart is not complete yet.'], es: [] },
}

export const ForFriends: Story = {
  ...Incomplete,
  address: `${Incomplete.address}?campaignName=friendsAndFamily`,
  says: { en: ['Offers for friends and family', 'it takes 10% off'], es: ['Ofertas para amigos y familia'] },
}

export const Earned: Story = {
  ...Incomplete,
  prepare: [fillCart],
  says: { en: [], es: ['Tus accesorios tienen un descuento por paquete.'] },
}
