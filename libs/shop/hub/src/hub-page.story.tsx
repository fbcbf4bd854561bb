import { addDevice, call, failForGood, fillCart, lockCart, saveCard, type Story } from '@soe/stories'

export const OfCustomer: Story = {
  address: '/sales/nextgen/expresshub.html',
  persona: 'signed-in',
  says: {
    en: [
      'Your lines',
      'No cart waits for you.',
      '207-555-XXXX, Orbit 9',
      '9 payments left, $249.90 in all. They stay on your bill.',
    ],
    es: ['Tus líneas', 'Carritos guardados'],
  },
}

export const SavedCart: Story = {
  ...OfCustomer,
  prepare: [fillCart, call('cart.saveCart', { pccSaved: true })],
  says: { en: ['5 items', 'Saved '], es: [] },
}

export const HeldByApp: Story = {
  ...OfCustomer,
  prepare: [addDevice('phone'), lockCart('VZW-MFA-IOS')],
  says: { en: ['Open in the app on your phone, until'], es: [] },
}

export const HeldByStore: Story = {
  ...OfCustomer,
  prepare: [addDevice('phone'), lockCart('VZW-RETAIL')],
  says: { en: ['A store representative holds it until'], es: [] },
}

export const WithoutLines: Story = {
  ...OfCustomer,
  prepare: [failForGood('cart.listEligibleLines')],
  says: {
    en: ['Looks like something went wrong. Please try again later.'],
    es: ['Parece que algo salió mal. Inténtalo de nuevo más tarde.'],
  },
}

export const OfHomeInternet: Story = {
  ...OfCustomer,
  persona: 'home-internet',
  says: {
    en: ['Home internet', 'No phone line yet', 'Add a line'],
    es: ['Internet en casa', 'Aún sin línea de teléfono'],
  },
}

export const OfStranger: Story = {
  ...OfCustomer,
  persona: 'prospect',
  says: { en: ['Sign in to see your lines'], es: [] },
}

/** The customer has three carts. */
export const SeveralCarts: Story = {
  ...OfCustomer,
  persona: 'several-cases',
  says: { en: ['2 × Bosun Charger'], es: [] },
}

export const WithSavedCard: Story = {
  ...OfCustomer,
  prepare: [saveCard],
  says: { en: ['Saved cards', 'Visa ending 1111'], es: ['Tarjetas guardadas', 'Visa terminada en 1111'] },
}
