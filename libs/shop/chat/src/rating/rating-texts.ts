import { defineTexts } from '@soe/shop-platform'

export const ratingTexts = defineTexts(
  {
    title: 'How was it to order?',
    hard: '1 is hard, 5 is easy',
    comment: 'What would have made it a 5?',
    optional: 'Optional',
    send: 'Send',
    noThanks: 'No thanks',
    thanks: 'Thank you. Someone reads every one.',
  },
  {
    title: '¿Qué tal fue hacer el pedido?',
    hard: '1 es difícil, 5 es fácil',
    comment: '¿Qué lo habría hecho un 5?',
    optional: 'Opcional',
    send: 'Enviar',
    noThanks: 'No, gracias',
    thanks: 'Gracias. Alguien lee cada opinión.',
  },
)
