import type { Endpoint } from '../endpoint'

export const getThrottleList: Endpoint<'cart.getThrottleList'> = ({ draft }) => ({
  throttleList: [...draft.header.throttleList],
})
