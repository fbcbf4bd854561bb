import { initContract } from '@ts-rest/core'
import type { DeclaredMetadata } from './operation'
import { operationsByArea, type OperationTable } from './operations-by-area'
import type { AreaRoutes, RouteData, RouteEntry } from './route'
import { routesByArea } from './routes-by-area'

/** What an operation's route adds to what it declares. */
export interface RouteMetadata extends Omit<RouteData, 'key' | 'method'> {
  /** Further spellings of its paths. */
  aliases: readonly string[]
  /** True where the whole call is this project's choice: the specification spells none of its paths. */
  chosen: boolean
}

export type OperationMetadata = DeclaredMetadata & RouteMetadata

type Routed<Declared extends { metadata: unknown }> = Omit<Declared, 'metadata'> & {
  path: string
  metadata: Declared['metadata'] & RouteMetadata
}

type Pairing<Area extends keyof OperationTable> = {
  [Name in keyof OperationTable[Area]]: OperationTable[Area][Name] extends { metadata: unknown }
    ? Routed<OperationTable[Area][Name]>
    : never
}

const metadataOf = ({ route, provenance, aliases }: RouteEntry): RouteMetadata => {
  const { key: _key, method: _method, ...facts } = route
  const statuses = [...Object.values(provenance), ...Object.values(aliases)].flatMap((calls) => Object.values(calls))
  return { ...facts, aliases: Object.keys(aliases), chosen: statuses.every((status) => status === 'chosen') }
}

/** Gives each operation of an area its route, in the order of the routes. */
const pair = <Area extends keyof OperationTable>(area: Area, routes: AreaRoutes<Area>): Pairing<Area> => {
  const declared = operationsByArea[area] as Record<string, { metadata: DeclaredMetadata }>
  return Object.fromEntries(
    Object.entries<RouteEntry>(routes).map(([name, entry]) => {
      const path = Object.values(entry.route.paths)[0]
      return [name, { ...declared[name], path, metadata: { ...declared[name]?.metadata, ...metadataOf(entry) } }]
    }),
  ) as Pairing<Area>
}

const pairAll = () =>
  Object.fromEntries(
    Object.entries(routesByArea).map(([area, routes]) => [area, pair(area as keyof OperationTable, routes as never)]),
  ) as {
    [Area in keyof OperationTable]: Pairing<Area>
  }

/** Every operation of the carrier with its paths. */
export const contract = initContract().router(pairAll())

export type Contract = typeof contract
