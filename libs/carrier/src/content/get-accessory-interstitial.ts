import { readInterstitial } from './models/interstitial-content'
import type { CarrierOperation } from '../operation/carrier-operation'

export const getAccessoryInterstitial: CarrierOperation<'content.getAccessoryInterstitial'> = ({ draft }) =>
  readInterstitial(draft)
