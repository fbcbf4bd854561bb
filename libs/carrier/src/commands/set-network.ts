import type { CarrierCommand } from './carrier-command'

export const setNetwork: CarrierCommand<'setNetwork'> = (draft, network) => {
  draft.configure({ network })
  return 1
}
