import { updateContact as changeContact } from './changes/checkout'
import type { Endpoint } from '../operation'

export const updateContact: Endpoint<'checkout.updateContact'> = ({ draft, body, ...caller }) =>
  changeContact(draft, caller, body)
