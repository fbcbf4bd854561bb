import { addDevice, completeLine, type Story } from '@soe/stories'

/** Which phone gets it. */
export const ChoiceOfPhone: Story = {
  address: '/sales/digital/secondnumber.html',
  persona: 'prospect',
  prepare: [addDevice('phone'), completeLine('newLine1', 'mainsail-unlimited')],
}

/** The account has lines, and the cart has no phone. */
export const WithoutPhone: Story = {
  ...ChoiceOfPhone,
  persona: 'signed-in',
  prepare: [],
  says: { en: ['Choose the phone first', 'Bring your own phone'], es: ['Primero elige el teléfono'] },
}
