import { bundleProgress } from '@soe/world'
import type { Endpoint } from '../endpoint'
import { success } from '../success'

export const retrieveBundleAccCart: Endpoint<'cart.retrieveBundleAccCart'> = ({ draft, body, ...caller }) => ({
  ...success,
  bundleAccessoryDetail: bundleProgress(draft, caller, body.cartInfo.cartId),
})
