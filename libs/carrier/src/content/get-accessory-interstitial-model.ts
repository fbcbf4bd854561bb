import { accessoryCategories } from '@soe/rules'
import type { CarrierOperation } from '../operation/carrier-operation'

const texts = {
  en: {
    title: 'Complete your setup',
    subtitle: 'Optional. Three or more together save up to 30 percent.',
    continueText: 'Continue',
  },
  es: {
    title: 'Completa tu equipo',
    subtitle: 'Opcional. Tres o más juntos ahorran hasta un 30 por ciento.',
    continueText: 'Continuar',
  },
} as const

export const getAccessoryInterstitialModel: CarrierOperation<'content.getAccessoryInterstitialModel'> = ({
  query: { language = 'en' },
}) => ({
  accessoryInterstitialModel: {
    ...texts[language],
    categories: [...accessoryCategories],
    tilesPerRow: 3,
    imageHeights: [150, 300, 520],
    imageWidth: 350,
  },
})
