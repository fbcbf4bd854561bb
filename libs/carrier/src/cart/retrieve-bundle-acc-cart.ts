import { bundleProgress } from './pricing/bundle-progress'
import type { Endpoint } from '../operation'
import { success } from '../success'

export const retrieveBundleAccCart: Endpoint<'cart.retrieveBundleAccCart'> = ({ draft, body, ...caller }) => ({
  ...success,
  bundleAccessoryDetail: bundleProgress(draft, caller, body.cartInfo.cartId),
})
