import { defineTexts } from '@soe/shop-platform'

export const documentTexts = defineTexts(
  {
    description: 'Phones, watches, tablets and plans from Halyard.',
    needsScripts: 'This page needs JavaScript. The rest of the shop can be read without.',
  },
  {
    description: 'Teléfonos, relojes, tabletas y planes de Halyard.',
    needsScripts: 'Esta página necesita JavaScript. El resto de la tienda se puede leer sin él.',
  },
)
