import { readInterstitialModel } from './models/interstitial-content'
import type { CarrierOperation } from '../operation/carrier-operation'

export const getAccessoryInterstitialModel: CarrierOperation<'content.getAccessoryInterstitialModel'> = () =>
  readInterstitialModel()
