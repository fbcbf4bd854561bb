import type { CarrierCommand } from './carrier-command'

export const setThrottleList: CarrierCommand<'setThrottleList'> = (draft, { throttleList }) => {
  draft.configure({ throttleList })
  return throttleList.length
}
