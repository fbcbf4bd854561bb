import { defineTexts } from '@soe/shop-platform'

export const deviceTexts = defineTexts(
  { smartphones: 'Smartphones', watches: 'Watches', tablets: 'Tablets', accessories: 'Accessories' },
  { smartphones: 'Teléfonos', watches: 'Relojes', tablets: 'Tabletas', accessories: 'Accesorios' },
)
