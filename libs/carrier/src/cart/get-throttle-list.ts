import type { Endpoint } from '../operation'

export const getThrottleList: Endpoint<'cart.getThrottleList'> = ({ draft }) => ({
  throttleList: [...draft.header.throttleList],
})
