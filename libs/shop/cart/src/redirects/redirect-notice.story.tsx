import type { Story } from '@soe/stories'
import { RedirectNotice } from './redirect-notice'

const reasons = ['accountmember', 'fall', 'notapproved1', 'notapproved2', 'nopromohub', 'catch', 'ST1', 'ST2']

export const EveryReason: Story = {
  render: () => reasons.map((reason) => <RedirectNotice key={reason} redirect={reason} />),
  address: '/sales/next/expresscart.html',
  says: {
    en: [
      'Some details of this cart could not be read.',
      'Something sent you back to your cart.',
      'Your credit application is not approved yet.',
      'Your credit application was not approved.',
      'These offers are not available for your cart.',
      'Your earlier orders could not be looked up.',
      'Your trade-in is saved on its own.',
      'Your trade-in is open somewhere else.',
    ],
    es: [
      'No se pudieron leer algunos datos de este carrito.',
      'Algo te trajo de vuelta a tu carrito.',
      'Tu solicitud de crédito aún no está aprobada.',
      'Tu solicitud de crédito no fue aprobada.',
      'Estas ofertas no están disponibles para tu carrito.',
      'No se pudieron buscar tus pedidos anteriores.',
      'Tu intercambio está guardado por separado.',
      'Tu intercambio está abierto en otro lugar.',
    ],
  },
}

export const Unknown: Story = {
  ...EveryReason,
  render: () => <RedirectNotice redirect="elsewhere" />,
  says: { en: [], es: [] },
}
