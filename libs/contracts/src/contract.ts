import { initContract } from '@ts-rest/core'
import type { DeclaredMetadata, DeclaredOperation } from './operation'
import type { Owner } from './owner'
import { areas, type AllRoutes, type OperationTable } from './areas'
import { requestHeaderNames, requestHeaders, type HeaderScope, type RequestHeaderName } from './request-headers'
import type { Route, RouteData, RouteEntry } from './route'
import { describeSuccess, type SuccessRule } from './success-rule'

export interface RouteMetadata extends Omit<RouteData, 'key' | 'method' | 'success'> {
  /** Further spellings of its paths. */
  aliases: readonly string[]
  /** True where the whole call is this project's choice: the specification spells none of its paths. */
  chosen: boolean
  /** Headers that its calls carry, whatever the audience. */
  headers: readonly RequestHeaderName[]
  successRule: SuccessRule | undefined
}

/** `success` is in words. */
export type OperationMetadata = DeclaredMetadata & RouteMetadata & { success: string; owner: Owner }

type Paired<Area> = {
  [Name in keyof Area]: Area[Name] extends DeclaredOperation
    ? Omit<Area[Name], 'metadata'> & {
        path: string
        metadata: Area[Name]['metadata'] & RouteMetadata & { success: string; owner: Owner }
      }
    : never
}

const isSentBy = (scope: HeaderScope, { context, paths }: Route): boolean => {
  if (scope === 'prepay') return paths.prepay !== undefined || paths['prepay-signed-in'] !== undefined
  if (scope === 'prospect') return paths.prospect !== undefined
  return scope === 'every' || scope === context
}

const headersOf = (route: Route): RequestHeaderName[] =>
  route.context === 'open' ? [] : requestHeaderNames.filter((name) => isSentBy(requestHeaders[name], route))

const metadataOf = ({ route, provenance, aliases }: RouteEntry): RouteMetadata => {
  const { key: _key, method: _method, path: _path, success, ...facts } = route
  const statuses = [...Object.values(provenance), ...Object.values(aliases)].flatMap((calls) => Object.values(calls))
  return {
    ...facts,
    aliases: Object.keys(aliases),
    chosen: statuses.every((status) => status === 'chosen'),
    headers: headersOf(route),
    successRule: success,
  }
}

const successOf = ({ success }: DeclaredMetadata, rule: SuccessRule | undefined): string =>
  success ?? (rule ? describeSuccess(rule) : "serviceHeader.statusCode '00' or '0'")

/** Does not compile where an operation lacks its route. */
const routed: AllRoutes = areas

const withRoutes = (area: keyof OperationTable) => {
  const files: Readonly<Record<string, Readonly<Record<string, unknown>>>> = areas[area].files
  return Object.fromEntries(
    Object.entries<RouteEntry>(routed[area].routes).map(([name, entry]) => {
      const declared = files[name]?.[name] as DeclaredOperation
      const success = successOf(declared.metadata, entry.route.success)
      const owner = declared.metadata.owner ?? areas[area].owner
      const metadata = { ...declared.metadata, ...metadataOf(entry), success, owner }
      return [name, { ...declared, path: entry.route.path, metadata }]
    }),
  )
}

const paired: Record<string, unknown> = Object.fromEntries(
  Object.keys(areas).map((area) => [area, withRoutes(area as keyof OperationTable)]),
)

/** Every operation of the carrier with its paths: the one place where operations and routes meet. */
export const contract = initContract().router(
  paired as { [Area in keyof OperationTable]: Paired<OperationTable[Area]> },
)

export type Contract = typeof contract
