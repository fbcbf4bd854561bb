import type { Story } from '@soe/stories'

const product = (path: string, shown: readonly string[] = []): Story => ({
  address: path,
  persona: 'prospect',
  says: { en: shown, es: [] },
})

export const Phone = product('/smartphones/orbit-12-pro/', ['for 36 months, 0% APR'])

export const PhoneOfCustomer: Story = { ...Phone, persona: 'signed-in' }

export const PreOrder = product('/smartphones/lumen-fold-2/', ['Pre-order. Ships on'])

export const Watch = product('/watches/orbit-watch-4/')

export const Case = product('/accessories/orbit-12-pro-case/')

export const Grid: Story = { address: '/smartphones/', persona: 'prospect' }

export const NothingFits: Story = {
  ...Grid,
  address: '/smartphones/?brand=orbit&q=submarine',
  says: { en: ['Nothing fits'], es: [] },
}

export const InClay: Story = { ...Grid, address: '/smartphones/?color=clay&condition=new&sort=name' }

export const PrepaidGrid: Story = {
  address: '/smartphones/prepaid',
  persona: 'prospect',
  says: { en: ['Prepaid phones'], es: [] },
}
