import { defineTexts } from '@soe/shop-platform'

export const onlyLineTexts = defineTexts(
  {
    upgrading: (name: string, number: string) => `Your upgrade is for ${name}, ${number}.`,
    otherLine: 'Choose another line',
  },
  {
    upgrading: (name, number) => `La mejora es para ${name}, ${number}.`,
    otherLine: 'Elegir otra línea',
  },
)
