import { addDevice, failForGood, type Story } from '@soe/stories'

export const Phones: Story = {
  address: '/sales/digital/compareplan.html',
  persona: 'prospect',
  says: { en: ['Three plans, pick one'], es: ['Tres planes, elige uno'] },
}

export const WithLabels: Story = {
  ...Phones,
  address: '/sales/digital/compareplan.html?facts=open',
  says: { en: ['Broadband Facts', 'Monthly Price'], es: ['Datos de Banda Ancha', 'Precio Mensual'] },
}

/** A line of the cart has no plan yet. */
export const ForLine: Story = { ...Phones, prepare: [addDevice('phone')] }

export const Failed: Story = {
  ...Phones,
  prepare: [failForGood('plans.getPlans')],
  says: {
    en: ['Looks like something went wrong. Please try again later.'],
    es: ['Parece que algo salió mal. Inténtalo de nuevo más tarde.'],
  },
}
