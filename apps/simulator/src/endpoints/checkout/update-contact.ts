import { updateContact as changeContact } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const updateContact: Endpoint<'checkout.updateContact'> = ({ draft, body, ...caller }) =>
  changeContact(draft, caller, body)
