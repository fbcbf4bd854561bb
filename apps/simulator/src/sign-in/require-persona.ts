import { findPersona, personas, type Persona } from '@soe/carrier'
import { RefusalFault } from '@soe/world'

export const requirePersona = (id: string): Persona => {
  const persona = findPersona(id)
  if (persona) return persona
  throw new RefusalFault(
    'UNKNOWN_PERSONA',
    `There is no persona "${id}".`,
    personas.map((known) => known.id),
  )
}
