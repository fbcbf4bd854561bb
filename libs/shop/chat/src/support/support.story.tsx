import { failForGood, type Story } from '@soe/stories'

export const Support: Story = {
  address: '/sales/digital/support.html',
  persona: 'prospect',
  says: {
    en: ['How can we help?', 'Where is my order?', 'Commercial St', '188 Commercial St', 'Chat'],
    es: ['¿Cómo te ayudamos?', '¿Dónde está mi pedido?', 'Commercial St'],
  },
}

export const Asked: Story = {
  ...Support,
  address: '/sales/digital/support.html?q=insurance',
  says: { en: ['Protection covers loss, theft and damage.'], es: [] },
}

export const WithoutAnswer: Story = {
  ...Support,
  address: '/sales/digital/support.html?q=giraffe',
  says: { en: ['We have no answer about “giraffe”.'], es: ['No tenemos respuesta sobre «giraffe».'] },
}

export const WithoutStores: Story = {
  ...Support,
  prepare: [failForGood('support.listStores')],
  says: { en: ['The stores could not be listed.'], es: ['No se pudieron mostrar las tiendas.'] },
}
