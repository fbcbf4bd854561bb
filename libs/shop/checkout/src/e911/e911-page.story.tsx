import { addDevice, completeLine, type Story } from '@soe/stories'

export const OfGuest: Story = {
  address: '/sales/nextgen/e911.html',
  persona: 'prospect',
  prepare: [addDevice('watch'), completeLine('newLine1', 'tender-watch')],
  says: { en: ['Emergency address'], es: [] },
}

/** Led here from the checkout. */
export const OfCustomer: Story = { ...OfGuest, address: '/sales/next/expresscheckout.html', persona: 'signed-in' }

export const WithoutWatch: Story = {
  ...OfGuest,
  prepare: [addDevice('phone')],
  says: { en: ['No line needs an emergency address'], es: [] },
}
