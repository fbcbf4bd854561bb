import { checkLivePerson } from './proposition/live-chat'
import type { CarrierOperation } from '../operation/carrier-operation'

export const livePersonCheck: CarrierOperation<'chat.livePersonCheck'> = ({ draft, body, ...caller }) =>
  checkLivePerson(draft, caller, body)
