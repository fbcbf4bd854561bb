import { findPersona, personas, RefusalFault, type Persona } from '@soe/world'

export const requirePersona = (id: string): Persona => {
  const persona = findPersona(id)
  if (persona) return persona
  throw new RefusalFault(
    400,
    'UNKNOWN_PERSONA',
    `There is no persona "${id}".`,
    personas.map((known) => known.id),
  )
}
