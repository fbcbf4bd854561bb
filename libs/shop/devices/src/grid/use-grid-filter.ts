import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { readFilter, writeFilter, type GridFilter } from './grid-filter'

export type SetFilter = (filter: GridFilter, options?: { replace?: boolean }) => void

/** The path of the page with a filter. */
export type FilterHref = (filter: GridFilter) => string

/** The filter in the address. Back undoes a change, unless it replaced the one before. */
export const useGridFilter = (): { filter: GridFilter; setFilter: SetFilter; hrefOf: FilterHref } => {
  const [path] = useLocation()
  const [params, setParams] = useSearchParams()
  const filter = useMemo(() => readFilter(params), [params])
  return {
    filter,
    setFilter: (next, options) => setParams((current) => writeFilter(next, current), options),
    hrefOf: (next) => `${path}?${writeFilter(next, params)}`.replace(/\?$/, ''),
  }
}
