import { isPrepay, type Audience } from '@soe/rules'
import type { Destination, Query } from './destination'
import { fixedPathOf, sectionOf, type Section } from './page-paths'

export interface PagePathOptions {
  audience?: Audience
  section?: Section | undefined
  query?: Query
}

const encodeQuery = (query: Query): string =>
  Object.entries(query)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')

const pathOf = (page: string, { audience, section }: PagePathOptions): string => {
  const isPrepaid = audience !== undefined && isPrepay(audience)
  const fixed = fixedPathOf(isPrepaid && page === 'smartphones' ? 'smartphones/prepaid' : page)
  if (fixed !== undefined) return fixed
  return `/sales/${isPrepaid ? 'prepaid' : (section ?? sectionOf(page))}/${page}.html`
}

/** The path of a page for an audience; prepay always stays in its own section. */
export const buildPagePath = (page: string, options: PagePathOptions = {}): string => {
  if (page === '') throw new Error('getUrl method is being used incorrectly')
  const query = encodeQuery(options.query ?? {})
  return query === '' ? pathOf(page, options) : `${pathOf(page, options)}?${query}`
}

export const buildDestinationPath = ({ page, query, section }: Destination, audience: Audience): string =>
  buildPagePath(page, { audience, section, query })
