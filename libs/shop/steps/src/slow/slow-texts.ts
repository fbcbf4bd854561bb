import { defineTexts } from '@soe/shop-platform'

export const slowTexts = defineTexts(
  { slow: 'This is taking longer than usual.', again: 'Trying again', toShop: 'Back to the shop' },
  { slow: 'Esto tarda más de lo normal.', again: 'Intentando de nuevo', toShop: 'Volver a la tienda' },
)
