import type { PageName, Section } from './page-paths'

export type Query = Readonly<Record<string, string>>

/** Where a router sends the shopper. */
export interface Destination {
  page: PageName
  query: Query
  /** Overrides the page's own section. */
  section?: Section
  /** Reloads the page, even if the shopper is on it already. */
  reload?: true
}

/** A destination without the query parameters that have no value. */
export const destination = (page: PageName, query: Readonly<Record<string, string | undefined>> = {}): Destination => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return { page, query: Object.fromEntries(given) }
}
