import { addDevice, failForGood, fillCart, type Story } from '@soe/stories'

const failed = {
  en: ['Looks like something went wrong. Please try again later.'],
  es: ['Parece que algo salió mal. Inténtalo de nuevo más tarde.'],
}

export const Best: Story = {
  address: '/sales/digital/leadoffers.html',
  persona: 'prospect',
  says: { en: ['Your best offer', 'More offers'], es: ['Tu mejor oferta'] },
}

export const BestFailed: Story = { ...Best, prepare: [failForGood('catalogue.listProducts')], says: failed }

export const Every: Story = { address: '/sales/digital/jtooffers.html', persona: 'prospect' }

/** A page of offers says which campaign has led to it. */
export const Holiday: Story = {
  ...Every,
  address: `${Every.address}?campaignName=holiday`,
  says: { en: ['Holiday offers'], es: ['Para regalar o para ti: todos los equipos en oferta hoy.'] },
}

export const FiveG: Story = {
  ...Best,
  address: `${Best.address}?campaignName=5GUpsell`,
  says: { en: ['Move up to 5G'], es: ['Pásate a 5G'] },
}

export const Bundle: Story = {
  address: '/sales/digital/promobundlebuilder.html',
  persona: 'prospect',
  says: { en: ['Choose any 3 for 20% off.'], es: [] },
}

export const BundleFailed: Story = { ...Bundle, prepare: [failForGood('catalogue.listBundles')], says: failed }

export const OfLine: Story = {
  address: '/sales/digital/offerinterstitial.html?line=newLine1',
  persona: 'prospect',
  prepare: [addDevice('phone')],
  says: { en: ['Offers for your device', 'Trade in a device'], es: ['Entregar un equipo'] },
}

export const OfLineFailed: Story = {
  ...OfLine,
  prepare: [addDevice('phone'), failForGood('catalogue.getProduct')],
  says: failed,
}

export const SameDayWithoutAddress: Story = {
  address: '/sales/nextgen/sddinterstitial.html',
  persona: 'prospect',
  prepare: [fillCart],
  says: { en: ['Same-day delivery needs an address.'], es: [] },
}

export const Trial: Story = {
  address: '/sales/digital/trial.html',
  persona: 'prospect',
  says: { en: [], es: ['Prueba la red'] },
}
