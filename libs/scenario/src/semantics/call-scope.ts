import type { Scope } from '../document/rule.schema'

/** What a call belongs to; a guest's first calls have no cart yet. */
export interface CallScopes {
  readonly session: string
  /** The call that creates a cart belongs to it already: give it the id that the cart will have. */
  readonly cart: string | undefined
}

/** Names the counter of a rule for a call; undefined where the scope does not exist, and the rule does not match. */
export const counterName = (
  scenario: string,
  { id, per }: { id: string; per: Scope },
  { session, cart }: CallScopes,
): string | undefined => {
  const owner = { session, cart, world: '' }[per]
  return owner === undefined ? undefined : JSON.stringify([scenario, id, owner])
}
