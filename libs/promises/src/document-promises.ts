import { wireRules } from '@soe/contracts'
import type { DocumentedInvariant, SchemaSources } from '@soe/contracts/openapi'
import { facts } from './facts'
import { invariants } from './invariants'

/** What no single operation says. */
const everywhere = Object.entries(wireRules).map(([id, says]) => ({ id, in: 'any', at: '', says }))

/** Every row that answers are held to, in words. */
export const documentPromises = (sources: SchemaSources): DocumentedInvariant[] => [
  ...everywhere,
  ...invariants.flatMap((given) => {
    const place = 'schema' in given ? (sources.get(given.schema)?.name ?? '') : 'key' in given ? given.key : 'any'
    return given.rows.map(({ id, at, says }) => ({ id, in: place, at, says }))
  }),
  ...facts.flatMap(({ name, says, refutes = [] }) => [
    { id: name, in: 'session', at: name, says },
    ...refutes.flatMap(({ keys, error, says: reason }) =>
      keys.map((key) => ({ id: 'refused-without-reason', in: key, at: error, says: reason })),
    ),
  ]),
]
