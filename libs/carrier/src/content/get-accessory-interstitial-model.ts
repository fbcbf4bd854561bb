import { accessoryCategories } from '@soe/rules'
import type { CarrierOperation } from '../operation/carrier-operation'

export const getAccessoryInterstitialModel: CarrierOperation<'content.getAccessoryInterstitialModel'> = () => ({
  accessoryInterstitialModel: {
    title: 'Goes well with it',
    subtitle: 'Three or more together save up to 30 percent.',
    continueText: 'Continue',
    categories: [...accessoryCategories],
    tilesPerRow: 3,
    imageHeights: [150, 300, 520],
    imageWidth: 350,
  },
})
