import { addDevice, addPlan, completeLine, type Story } from '@soe/stories'

const page: Story = { address: '/sales/digital/numberselection/activation.html?mtn=newLine1', persona: 'prospect' }

export const WithoutNumber: Story = {
  ...page,
  prepare: [addDevice('phone'), addPlan('newLine1', 'mainsail-unlimited')],
}

export const WithNumber: Story = {
  ...page,
  prepare: [addDevice('phone'), completeLine('newLine1', 'mainsail-unlimited')],
}
