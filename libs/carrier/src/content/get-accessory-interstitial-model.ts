import { readInterstitialModel } from './models/interstitial-content'
import type { Endpoint } from '../operation'

export const getAccessoryInterstitialModel: Endpoint<'content.getAccessoryInterstitialModel'> = () =>
  readInterstitialModel()
