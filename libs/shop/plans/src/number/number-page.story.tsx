import { addDevice, addPlan, type Story } from '@soe/stories'

export const ForLine: Story = {
  address: '/sales/digital/numberselection.html?mtn=newLine1',
  persona: 'prospect',
  prepare: [addDevice('phone'), addPlan('newLine1', 'mainsail-unlimited')],
}

/** The cart asked for it. */
export const ForCart: Story = {
  address: '/sales/digital/NumberPortin/newnumber.html?mtn=newLine1&intendType=NSE&expresscheckout=true',
  persona: 'prospect',
  prepare: [addDevice('phone')],
}
