import { fillCart, type Story } from '@soe/stories'
import { ErrorPage } from './error-page'

const page: Story = { render: () => <ErrorPage />, address: '/sales/digital/error.html', persona: 'prospect' }

export const ToTheShop: Story = {
  ...page,
  address: '/sales/digital/error.html?type=CASH_ONLY',
  says: {
    en: ['This account pays in full', 'Back to the shop'],
    es: ['Esta cuenta paga el total', 'Volver a la tienda'],
  },
}

export const ToTheCart: Story = {
  ...page,
  address: '/sales/digital/error.html?type=THRESHOLD',
  prepare: [fillCart],
  says: {
    en: ['You have reached the limit', 'Back to your cart'],
    es: ['Llegaste al límite', 'Volver a tu carrito'],
  },
}

export const OfCases: Story = {
  ...page,
  address: '/sales/digital/error.html?id=208',
  says: { en: ['Your open orders could not be read'], es: ['No se pudieron leer tus pedidos abiertos'] },
}

export const Unknown: Story = {
  ...page,
  address: '/sales/digital/error/genericError.html?type=__proto__',
  says: { en: ['That did not work'], es: ['Eso no funcionó'] },
}
