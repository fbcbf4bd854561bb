import { failForGood, setFlags, type Story } from '@soe/stories'

export const Choice: Story = {
  address: '/sales/byod/byod.html',
  persona: 'prospect',
  says: { en: ['Bring your own device'], es: ['Trae tu propio equipo'] },
}

export const FlagOff: Story = { ...Choice, prepare: [setFlags({ smartPhoneAndroidPromoFFlag: false })] }
export const FlagOn: Story = { ...Choice, prepare: [setFlags({ smartPhoneAndroidPromoFFlag: true })] }

export const OfCustomer: Story = { ...Choice, persona: 'signed-in' }

export const Prepaid: Story = { address: '/sales/prepaid/byod.html', persona: 'prepay' }

export const Failed: Story = {
  ...Choice,
  prepare: [failForGood('catalogue.listProducts')],
  says: {
    en: ['Looks like something went wrong.'],
    es: ['Parece que algo salió mal.'],
  },
}
