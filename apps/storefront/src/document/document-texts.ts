import { defineTexts } from '@soe/shop-platform'

export const documentTexts = defineTexts(
  { needsScripts: 'This page needs JavaScript. The rest of the shop can be read without.' },
  { needsScripts: 'Esta página necesita JavaScript. El resto de la tienda se puede leer sin él.' },
)
