import { fillCart, setFlags, type Story } from '@soe/stories'

const appAgent = 'Mozilla/5.0 (Linux; Android 15) HalyardApp/21.0 Mobile'

/** A guest of the app whose device is known. */
export const InApp: Story = {
  address: '/sales/digital/guestlogin.html?guestCheckout=true',
  persona: 'app-guest',
  userAgent: appAgent,
  prepare: [setFlags({ guestCheckout: true }), fillCart],
  says: { en: ['Check out as a guest'], es: ['Pagar como invitado'] },
}

export const OnWeb: Story = {
  address: '/sales/digital/guestlogin.html?guestCheckout=true',
  persona: 'prospect',
  says: { en: ['Guest checkout is for the app'], es: [] },
}

export const CheckoutOnWeb: Story = { ...OnWeb, address: '/sales/digital/guestcheckout.html?guestCheckout=true' }
