import { readInterstitial } from './models/interstitial-content'
import type { Endpoint } from '../operation'

export const getAccessoryInterstitial: Endpoint<'content.getAccessoryInterstitial'> = ({ draft }) =>
  readInterstitial(draft)
