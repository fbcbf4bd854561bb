import { routesByArea } from './routes-by-area'
import type { RouteEntry } from './route'

type Tables = typeof routesByArea

type TableRoute<Entry extends RouteEntry> = Entry['route'] & { readonly aliases: readonly string[] }

type RouteTable = {
  [Area in keyof Tables]: {
    [Name in keyof Tables[Area]]: Tables[Area][Name] extends infer Entry extends RouteEntry ? TableRoute<Entry> : never
  }
}

const withAliases = ({ route, aliases }: RouteEntry) => ({ ...route, aliases: Object.keys(aliases) })

const table: Record<string, unknown> = Object.fromEntries(
  Object.entries(routesByArea).map(([area, entries]) => [
    area,
    Object.fromEntries(Object.entries<RouteEntry>(entries).map(([name, entry]) => [name, withAliases(entry)])),
  ]),
)

/** Every route by area and name, with its further spellings. */
export const routes = table as RouteTable
