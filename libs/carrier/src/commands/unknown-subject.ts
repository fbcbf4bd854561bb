import { RefusalFault, type Aggregate } from '@soe/world'

/** The refusal of a command about something that the world does not hold. */
export const unknownSubject = (
  what: 'cart' | 'case' | 'chat' | 'owner',
  id: string,
  allowed: readonly string[],
): RefusalFault => new RefusalFault(404, `UNKNOWN_${what.toUpperCase()}`, `There is no ${what} "${id}".`, allowed)

export const idsOf = (values: readonly Aggregate[]): string[] => values.map(({ id }) => id)
