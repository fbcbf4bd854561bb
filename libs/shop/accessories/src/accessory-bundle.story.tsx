import { failForGood, fillCart, type Story } from '@soe/stories'

export const WithCart: Story = {
  address: '/sales/digital/accessorybundle.html',
  persona: 'prospect',
  prepare: [fillCart],
  says: { en: ['Accessories that save together'], es: [] },
}

export const Failed: Story = {
  ...WithCart,
  prepare: [failForGood('catalogue.listBundles')],
  says: {
    en: ['Looks like something went wrong. Please try again later.'],
    es: ['Parece que algo salió mal. Inténtalo de nuevo más tarde.'],
  },
}
