import { bundleProgress } from './pricing/bundle-progress'
import type { CarrierOperation } from '../operation/carrier-operation'
import { success } from '../operation/success'

export const retrieveBundleAccCart: CarrierOperation<'cart.retrieveBundleAccCart'> = ({ draft, body, ...caller }) => ({
  ...success,
  bundleAccessoryDetail: bundleProgress(draft, caller, body.cartInfo.cartId),
})
