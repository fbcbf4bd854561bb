import { facts } from '../facts-by-area'
import { invariants } from '../invariants-by-area'
import type { DocumentedInvariant } from './document'
import type { SchemaSources } from './schema-sources'

/** Every row that answers are held to, in words. */
export const documentInvariants = (sources: SchemaSources): DocumentedInvariant[] => [
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
