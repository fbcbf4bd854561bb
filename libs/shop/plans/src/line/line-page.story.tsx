import { addDevice, addUpgrade, call, type Story } from '@soe/stories'

export const Upgrade: Story = {
  address: '/sales/digital/mdnselection.html',
  persona: 'signed-in',
  prepare: [addUpgrade],
}

/** While another line waits for its plan. */
export const UpgradeBesideNewLine: Story = { ...Upgrade, prepare: [addDevice('phone'), addUpgrade] }

/** The checkout asked for it, and the shopper came from the grid. */
export const FromCheckout: Story = {
  ...UpgradeBesideNewLine,
  address: '/sales/digital/mdnselection.html?mtnFlow=G&expresscheckout=true',
}

/** The upgrade is in a cart that was set aside. */
export const Saved: Story = {
  ...Upgrade,
  prepare: [addUpgrade, call('cart.saveCart', { pccSaved: true })],
  says: { en: ['Continue with your saved cart'], es: ['Continuar con tu carrito guardado'] },
}

export const NewLine: Story = {
  address: '/sales/digital/mdnselection.html?intent=AAL',
  persona: 'signed-in',
  prepare: [addDevice('phone')],
}

export const Stranger: Story = {
  address: '/sales/digital/mdnselection.html',
  persona: 'prospect',
}

/** The customer's only line can't take a device yet. */
export const NoneReady: Story = {
  ...Upgrade,
  persona: 'upgrade-grace-period',
  says: {
    en: ['None of your lines can be upgraded right now.', 'Get it with a new line'],
    es: ['Por ahora no se puede actualizar ninguna de tus líneas.', 'Recibirlo con una línea nueva'],
  },
}

/** The account has no line at all. */
export const NoLines: Story = { ...NoneReady, persona: 'home-internet' }
