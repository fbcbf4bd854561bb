import type { Preparation, Story } from '@soe/stories'

const nearPortland: Preparation = ({ sessionStorage }) => sessionStorage.setItem('zip-code', '04101')

const phone = '/smartphones/orbit-12-pro/'

export const NearPortland: Story = {
  address: phone,
  persona: 'prospect',
  prepare: [nearPortland],
  says: {
    en: ['Free delivery to 04101 by', 'at Commercial St, Portland, ME'],
    es: ['Entrega gratis en 04101 a más tardar el', 'en Commercial St, Portland, ME'],
  },
}

export const WithPlan: Story = {
  address: phone,
  persona: 'prospect',
  says: {
    en: [
      '$82.77/mo',
      'together with Mainsail Unlimited',
      'Orbit 12 Pro, 36 months',
      'Specifications',
      'Water and dust',
    ],
    es: ['$82.77/mes', 'en total con Mainsail Unlimited', 'Orbit 12 Pro, 36 meses', 'Agua y polvo'],
  },
}

export const WithInterest: Story = {
  address: '/smartphones/pelago-9-pro/',
  persona: 'prospect',
  says: {
    en: ['$29.03/mo', '9.99% APR on $899.99 financed: $1,045.33 in installments in all.'],
    es: ['$29.03/mes', '$1,045.33 en cuotas en total.'],
  },
}

export const TradedIn: Story = {
  address: `${phone}?brand=Orbit&model=Orbit+9&condition=damaged`,
  persona: 'prospect',
  press: { en: ['$372.00 for your Orbit 9'], es: ['$372.00 por tu Orbit 9'] },
  says: {
    en: ['$74.44/mo', 'Value of your Orbit 9', 'Orbit 12 Pro offer', 'Off a later bill: Orbit 9'],
    es: ['$74.44/mes', 'Valor de tu Orbit 9', 'Oferta de Orbit 12 Pro'],
  },
}

export const SoldOut: Story = {
  address: '/smartphones/orbit-12/?sku=orbit-12-clay-128',
  persona: 'prospect',
  says: { en: ['This item is out of stock'], es: ['Este artículo está agotado'] },
}
