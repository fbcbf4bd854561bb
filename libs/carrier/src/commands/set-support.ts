import { supportOf } from '../domain/support/support-settings'
import type { CarrierCommand } from './carrier-command'

/** What isn't named stays; a proposition of null is given up. */
export const setSupport: CarrierCommand<'setSupport'> = (draft, given) => {
  const { chatProposition, ...staff } = given
  const { chatProposition: before, ...others } = supportOf(draft)
  const next = chatProposition === undefined ? before : (chatProposition ?? undefined)
  draft.configure({ support: { ...others, ...staff, ...(next && { chatProposition: next }) } })
  return Object.keys(given).length
}
