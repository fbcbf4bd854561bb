import { defineTexts } from '@soe/shop-platform'

export const shellTexts = defineTexts(
  {
    skip: 'Skip to content',
    notFound: 'This page does not exist',
    backToShop: 'Back to the shop',
    notices: 'Notices',
  },
  {
    skip: 'Ir al contenido',
    notFound: 'Esta página no existe',
    backToShop: 'Volver a la tienda',
    notices: 'Avisos',
  },
)
