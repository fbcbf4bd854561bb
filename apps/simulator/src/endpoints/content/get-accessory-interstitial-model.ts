import { readInterstitialModel } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const getAccessoryInterstitialModel: Endpoint<'content.getAccessoryInterstitialModel'> = () =>
  readInterstitialModel()
