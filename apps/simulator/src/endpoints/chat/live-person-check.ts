import { checkLivePerson } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const livePersonCheck: Endpoint<'chat.livePersonCheck'> = ({ draft, body, ...caller }) =>
  checkLivePerson(draft, caller, body)
