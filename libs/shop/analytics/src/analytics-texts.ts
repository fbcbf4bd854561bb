import { defineTexts } from '@soe/shop-platform'

export const analyticsTexts = defineTexts(
  {
    question: 'May we count which pages you visit? It helps us mend what does not work.',
    agree: 'Agree',
    refuse: 'No thanks',
  },
  {
    question: '¿Podemos contar qué páginas visitas? Nos ayuda a reparar lo que no funciona.',
    agree: 'Aceptar',
    refuse: 'No, gracias',
  },
)
