import { setSupport as changeSupport } from '../support/settings/support-settings'
import type { CarrierCommand } from './carrier-command'

export const setSupport: CarrierCommand<'setSupport'> = (draft, given) => {
  changeSupport(draft, given)
  return Object.keys(given).length
}
