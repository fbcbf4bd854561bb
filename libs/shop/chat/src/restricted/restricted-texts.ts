import { defineTexts } from '@soe/shop-platform'

export const restrictedTexts = defineTexts(
  { saved: 'Your offer is saved. It goes with your next order.' },
  { saved: 'Guardamos tu oferta. Irá con tu próximo pedido.' },
)
