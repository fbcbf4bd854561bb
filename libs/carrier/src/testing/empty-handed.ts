import { findPersona, type PersonaId } from '../personas/personas'
import { changeAccounts } from './change-accounts'
import { createTestWorld } from './create-test-world'

/** A customer with the persona's account and without its cart. */
export const emptyHanded = (persona: PersonaId) => {
  const world = createTestWorld('signed-in')
  const shopper = world.shopper()
  changeAccounts(world, findPersona(persona)?.standing ?? {})
  return shopper
}
