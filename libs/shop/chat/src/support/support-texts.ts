import { defineTexts } from '@soe/shop-platform'

export const supportTexts = defineTexts(
  {
    title: 'How can we help?',
    metaTitle: 'Support',
    description: 'Answers to what shoppers ask, a person to chat with, and our stores with their hours.',
    search: 'Ask a question',
    find: 'Find answers',
    answers: 'Answers',
    none: (asked: string) => `We have no answer about “${asked}”. Ask a person below.`,
    people: 'Talk to a person',
    stores: 'Our stores',
    hours: (opens: string, closes: string) => `Open ${opens}–${closes}, every day`,
    curbside: 'Brings your order to your car',
    noStores: 'The stores could not be listed. Please try again later.',
    retry: 'Try again',
    loading: 'Loading',
  },
  {
    title: '¿Cómo te ayudamos?',
    metaTitle: 'Ayuda',
    description:
      'Respuestas a lo que preguntan los clientes, una persona con quien chatear y nuestras tiendas con su horario.',
    search: 'Haz una pregunta',
    find: 'Buscar respuestas',
    answers: 'Respuestas',
    none: (asked: string) => `No tenemos respuesta sobre «${asked}». Pregunta abajo a una persona.`,
    people: 'Habla con una persona',
    stores: 'Nuestras tiendas',
    hours: (opens: string, closes: string) => `Abierta de ${opens} a ${closes}, todos los días`,
    curbside: 'Lleva tu pedido hasta tu auto',
    noStores: 'No se pudieron mostrar las tiendas. Inténtalo de nuevo más tarde.',
    retry: 'Intentar de nuevo',
    loading: 'Cargando',
  },
)
