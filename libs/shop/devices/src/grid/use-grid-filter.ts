import { useSearchParams } from 'wouter'
import { readFilter, writeFilter, type GridFilter } from './grid-filter'

export type SetFilter = (filter: GridFilter, options?: { replace?: boolean }) => void

/** The filter that stands in the address. A change is a step that Back takes back, unless it replaces the last one. */
export const useGridFilter = (): readonly [GridFilter, SetFilter] => {
  const [params, setParams] = useSearchParams()
  const setFilter: SetFilter = (filter, options) => setParams((current) => writeFilter(filter, current), options)
  return [readFilter(params), setFilter]
}
