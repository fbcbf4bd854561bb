import { audiences, type Audience } from '@soe/contracts'

/** Who calls as which audience. */
export interface Identities {
  first(audience: Audience): string
  /** Someone else of the same audience; undefined where nobody else is named. */
  second(audience: Audience): string | undefined
}

const isAudience = (name: string): name is Audience => (audiences as readonly string[]).includes(name)

/** Identities as the command line names them: `prospect=guest`, or a customer's name alone. */
export const readIdentities = (as: readonly string[]): Identities => {
  const named = new Map<string, string[]>()
  for (const text of as) {
    const [left = '', right] = text.split('=')
    const audience = right !== undefined && isAudience(left) ? left : 'signed-in'
    named.set(audience, [...(named.get(audience) ?? []), right ?? left])
  }
  return {
    first: (audience) => named.get(audience)?.[0] ?? audience,
    second: (audience) => named.get(audience)?.[1],
  }
}
