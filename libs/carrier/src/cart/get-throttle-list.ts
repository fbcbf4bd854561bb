import type { CarrierOperation } from '../operation/carrier-operation'

export const getThrottleList: CarrierOperation<'cart.getThrottleList'> = ({ draft }) => ({
  throttleList: [...draft.header.throttleList],
})
