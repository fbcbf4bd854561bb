import { checkLivePerson } from './proposition/live-chat'
import type { Endpoint } from '../operation'

export const livePersonCheck: Endpoint<'chat.livePersonCheck'> = ({ draft, body, ...caller }) =>
  checkLivePerson(draft, caller, body)
