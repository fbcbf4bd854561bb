import { addDevice, failForGood, fillCart, type Story } from '@soe/stories'

export const OneLine: Story = {
  address: '/sales/digital/protection.html?line=newLine1',
  persona: 'prospect',
  prepare: [fillCart],
  says: { en: ['Protect each line', 'No protection'], es: ['Protege cada línea', 'Sin protección'] },
}

/** Leads with the carrier's advice. */
export const TwoLines: Story = {
  ...OneLine,
  address: '/sales/digital/protection/leadoffers.html?mtn=newLine1',
  prepare: [addDevice('phone'), addDevice('dearPhone')],
}

export const Failed: Story = {
  ...OneLine,
  prepare: [fillCart, failForGood('device.getProtectionFeatures')],
  says: {
    en: ['Error Received', 'Looks like something went wrong. Please try again later.'],
    es: ['Parece que algo salió mal. Inténtalo de nuevo más tarde.'],
  },
}

export const Prepaid: Story = {
  address: '/sales/prepaid/protection.html',
  persona: 'prepay',
  says: { en: ['Protection is not for prepaid lines'], es: [] },
}
