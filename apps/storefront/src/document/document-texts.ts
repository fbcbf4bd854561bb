import { defineTexts } from '@soe/shop-platform'

export const documentTexts = defineTexts(
  {
    description: 'Phones, watches, tablets and plans from Halyard.',
    needsScripts: 'This page needs JavaScript. The rest of the shop can be read without.',
    busy: 'The shop is busy',
    busyBody: 'More people are here than can be served at once. Nothing that you have done is lost.',
    again: 'Try again',
  },
  {
    description: 'Teléfonos, relojes, tabletas y planes de Halyard.',
    needsScripts: 'Esta página necesita JavaScript. El resto de la tienda se puede leer sin él.',
    busy: 'La tienda está muy ocupada',
    busyBody: 'Hay más visitas de las que se pueden atender a la vez. No se pierde nada de lo que has hecho.',
    again: 'Intentar de nuevo',
  },
)
