import { findPersona, personas, type Persona } from '@soe/carrier'
import { withMeant } from '@soe/scenario'
import { RefusalFault } from '@soe/world'

export const requirePersona = (id: string): Persona => {
  const persona = findPersona(id)
  if (persona) return persona
  const allowed = personas.map((known) => known.id)
  throw new RefusalFault('UNKNOWN_PERSONA', withMeant(`There is no persona "${id}".`, id, allowed), allowed)
}
