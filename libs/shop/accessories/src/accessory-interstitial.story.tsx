import { addDevice, completeLine, failForGood, setFlags, type Preparation, type Story } from '@soe/stories'

const line: readonly Preparation[] = [addDevice('phone'), completeLine('newLine1', 'mainsail-unlimited')]

export const OfGuest: Story = {
  address: '/sales/digital/accessoryInterstitial.html',
  persona: 'prospect',
  prepare: line,
  says: { en: ['Add any 3 eligible accessories for 20% off.'], es: [] },
}

export const OfCustomer: Story = { ...OfGuest, persona: 'signed-in' }

export const Prepaid: Story = {
  address: '/sales/prepaid/accessoryInterstitial.html',
  persona: 'prepay',
  prepare: [addDevice('phone'), completeLine('newLine1', 'dinghy-prepaid-15gb')],
}

/** A name leads to the page of the accessory. */
export const WithoutDialog: Story = { ...OfGuest, prepare: [...line, setFlags({ accessoriesModalFFlag: false })] }

export const SmartRings: Story = { ...OfGuest, prepare: [...line, setFlags({ smartRingAccyInterstitialFFlag: true })] }

export const Closer: Story = {
  ...OfGuest,
  press: { en: ['Orbit 12 Pro Case'], es: ['Funda Orbit 12 Pro'] },
  says: { en: ['See more'], es: [] },
}

/** Nothing is recommended: the shopper is led on. */
export const WithoutRecommendations: Story = {
  ...OfGuest,
  prepare: [...line, failForGood('recommendations.pdm')],
  says: { en: [], es: [] },
}

/** What the phone's offer takes off an accessory stands on it before it is added. */
export const WithOffer: Story = {
  ...OfGuest,
  prepare: [addDevice('phoneWithCase'), completeLine('newLine1', 'mainsail-unlimited')],
  says: {
    en: ['With your Pelago 9 (was $29.99)'],
    es: ['Con tu Pelago 9 (antes $29.99)'],
  },
}
