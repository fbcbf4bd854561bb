import { identityPersonas } from './identity-personas'
import { cartPersonas } from './cart-personas'
import type { Account, Persona } from './persona'
import { plainPersonas } from './plain-personas'
import { standingPersonas } from './standing-personas'

export type { Account, AccountLine, Persona } from './persona'

/** One persona for each situation that the specification tells apart. */
export const personas = [...plainPersonas, ...identityPersonas, ...cartPersonas, ...standingPersonas] as const

export type PersonaId = (typeof personas)[number]['id']

const byId = new Map<string, Persona>(personas.map((persona) => [persona.id, persona]))
const accounts = new Map<string, Account>(
  personas.flatMap((persona: Persona) => (persona.account ? [[persona.account.number, persona.account] as const] : [])),
)

export const findPersona = (id: string): Persona | undefined => byId.get(id)

export const findAccount = (number: string | undefined): Account | undefined =>
  number === undefined ? undefined : accounts.get(number)
