import { addDevice, failForGood, fillCart, type Story } from '@soe/stories'

/** Names the phone by hand. */
export const OfGuest: Story = { address: '/sales/digital/tradein.html', persona: 'prospect' }

export const ForLine: Story = { ...OfGuest, prepare: [addDevice('phone')] }

export const Details: Story = { ...OfGuest, address: '/sales/digital/tradein/devicedetails.html' }

/** Chooses one of the account's phones. */
export const OfCustomer: Story = { ...OfGuest, persona: 'signed-in' }

export const OfCustomerForLine: Story = {
  ...OfCustomer,
  address: '/sales/digital/tradein.html?line=newLine1',
  prepare: [fillCart],
}

export const Failed: Story = {
  ...OfCustomer,
  prepare: [failForGood('tradeIn.accountDevices')],
  says: {
    en: ['Looks like something went wrong. Please try again later.'],
    es: ['Parece que algo salió mal. Inténtalo de nuevo más tarde.'],
  },
}

const orbit9 = 'brand=Orbit&model=Orbit%209&capacity=128%20GB&carrier=Unlocked'

export const Condition: Story = { ...OfGuest, address: `/sales/digital/tradein/devicecondition.html?${orbit9}` }

export const ConditionUnnamed: Story = {
  ...OfGuest,
  address: '/sales/digital/devicesummary.html?brand=Orbit&model=Orbit%209&flow=NSE',
}

export const DeviceUnnamed: Story = {
  ...OfGuest,
  address: '/sales/digital/devicesummary.html?flow=NSE&condition=good',
}
