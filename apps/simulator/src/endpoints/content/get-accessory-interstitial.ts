import { readInterstitial } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const getAccessoryInterstitial: Endpoint<'content.getAccessoryInterstitial'> = ({ draft }) =>
  readInterstitial(draft)
