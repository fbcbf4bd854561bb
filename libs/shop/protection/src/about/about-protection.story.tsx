import { failForGood, type Story } from '@soe/stories'

export const About: Story = {
  address: '/sales/digital/protection/about.html',
  persona: 'prospect',
  says: {
    en: ['Protection for the days that go wrong', 'Lifeline Protect', 'What a claim costs'],
    es: ['Protección para los días malos', 'Lo que cuesta un reclamo'],
  },
}

export const Unread: Story = {
  ...About,
  prepare: [failForGood('device.getProtectionFeatures')],
  says: { en: ['Protection could not be listed.'], es: ['No se pudo mostrar la protección.'] },
}

export const Prepaid: Story = {
  ...About,
  persona: 'prepay',
  says: { en: ['Protection is not for prepaid lines'], es: [] },
}
