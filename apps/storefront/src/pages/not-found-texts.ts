import { defineTexts } from '@soe/shop-platform'

export const notFoundTexts = defineTexts(
  {
    title: 'Not on the chart',
    noPage: 'There is no page at',
    moved: 'It moved, or it has a letter too many.',
    didYouMean: 'Did you mean',
    fromHere: 'From here',
    flag: 'G, I require a pilot',
  },
  {
    title: 'No está en la carta',
    noPage: 'No hay ninguna página en',
    moved: 'Se movió, o le sobra una letra.',
    didYouMean: 'Quizá buscabas',
    fromHere: 'Desde aquí',
    flag: 'G, necesito un práctico',
  },
)
