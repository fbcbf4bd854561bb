import { initContract } from '@ts-rest/core'
import type { DeclaredMetadata, DeclaredOperation } from './operation'
import { operationFiles, type OperationTable } from './operations-by-area'
import type { RouteData, RouteEntry } from './route'
import { routesByArea } from './routes-by-area'

/** What an operation's route adds to what it declares. */
export interface RouteMetadata extends Omit<RouteData, 'key' | 'method'> {
  /** Further spellings of its paths. */
  aliases: readonly string[]
  /** True where the whole call is this project's choice: the specification spells none of its paths. */
  chosen: boolean
}

export type OperationMetadata = DeclaredMetadata & RouteMetadata

type Paired<Area> = {
  [Name in keyof Area]: Area[Name] extends DeclaredOperation
    ? Omit<Area[Name], 'metadata'> & { path: string; metadata: Area[Name]['metadata'] & RouteMetadata }
    : never
}

const metadataOf = ({ route, provenance, aliases }: RouteEntry): RouteMetadata => {
  const { key: _key, method: _method, path: _path, ...facts } = route
  const statuses = [...Object.values(provenance), ...Object.values(aliases)].flatMap((calls) => Object.values(calls))
  return { ...facts, aliases: Object.keys(aliases), chosen: statuses.every((status) => status === 'chosen') }
}

const withRoutes = (area: keyof OperationTable) => {
  const files: Readonly<Record<string, Readonly<Record<string, unknown>>>> = operationFiles[area]
  return Object.fromEntries(
    Object.entries<RouteEntry>(routesByArea[area]).map(([name, entry]) => {
      const declared = files[name]?.[name] as DeclaredOperation
      const metadata = { ...declared.metadata, ...metadataOf(entry) }
      return [name, { ...declared, path: entry.route.path, metadata }]
    }),
  )
}

const areas = Object.keys(routesByArea) as (keyof OperationTable)[]

const paired: Record<string, unknown> = Object.fromEntries(areas.map((area) => [area, withRoutes(area)]))

/** Every operation of the carrier with its paths: the one place where operations and routes meet. */
export const contract = initContract().router(
  paired as { [Area in keyof OperationTable]: Paired<OperationTable[Area]> },
)

export type Contract = typeof contract
