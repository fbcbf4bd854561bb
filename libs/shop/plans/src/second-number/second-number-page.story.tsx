import { addDevice, completeLine, type Story } from '@soe/stories'

/** Which phone gets it. */
export const ChoiceOfPhone: Story = {
  address: '/sales/digital/secondnumber.html',
  persona: 'prospect',
  prepare: [addDevice('phone'), completeLine('newLine1', 'mainsail-unlimited')],
}
