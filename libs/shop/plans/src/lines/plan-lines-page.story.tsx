import { addDevice, type Story } from '@soe/stories'

export const OneLine: Story = {
  address: '/sales/digital/plans.html',
  persona: 'prospect',
  prepare: [addDevice('phone')],
}

export const TwoLines: Story = { ...OneLine, prepare: [addDevice('phone'), addDevice('phone')] }
