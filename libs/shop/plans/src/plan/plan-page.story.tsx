import { addDevice, failForGood, type Story } from '@soe/stories'

export const Overview: Story = {
  address: '/sales/digital/plans/planoverview.html?line=newLine1',
  persona: 'prospect',
  prepare: [addDevice('phone')],
  says: { en: ['For Orbit 12 Pro', 'Recommended'], es: ['Para Orbit 12 Pro', 'Recomendado'] },
}

/** Leads with its advice. */
export const Recommendation: Story = {
  ...Overview,
  address: '/sales/digital/plans/recommendation.html?line=newLine1',
}

const nothingToSetUp = { en: ['There is no line to set up'], es: ['No hay ninguna línea por configurar'] }

export const WithoutDevice: Story = {
  address: '/sales/digital/plans/start.html',
  persona: 'prospect',
  says: nothingToSetUp,
}

export const Failed: Story = {
  ...Overview,
  prepare: [addDevice('phone'), failForGood('plans.getPlans')],
  says: {
    en: ['Looks like something went wrong. Please try again later.'],
    es: ['Parece que algo salió mal. Inténtalo de nuevo más tarde.'],
  },
}

export const Prepaid: Story = {
  address: '/sales/prepaid/plans/prepaidPlans.html?mtn=newLine1',
  persona: 'prepay',
  prepare: [addDevice('phone')],
}

export const ChangeOfNobody: Story = {
  address: '/sales/digital/plans/selection.html?intent=CPC&mtn=nobody',
  persona: 'signed-in',
  says: nothingToSetUp,
}

export const ChangeOfStranger: Story = {
  address: '/sales/digital/plans/selection.html?intent=CPC&mtn=any',
  persona: 'prospect',
  says: { en: ['Sign in to change a plan'], es: ['Inicia sesión para cambiar un plan'] },
}
