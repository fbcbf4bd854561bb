import { addDevice, type Story } from '@soe/stories'

export const ForLine: Story = {
  address: '/sales/digital/accountpin.html?line=newLine1',
  persona: 'signed-in',
  prepare: [addDevice('phone')],
  says: { en: ['Choose an account PIN'], es: ['Elige un PIN de cuenta'] },
}

/** It is for customers. */
export const Stranger: Story = { ...ForLine, persona: 'prospect', prepare: [], says: { en: [], es: [] } }
