import { useSearchParams } from 'wouter'
import { readFilter, writeFilter, type GridFilter } from './grid-filter'

export type SetFilter = (filter: GridFilter, options?: { replace?: boolean }) => void

/** The filter in the address. Back undoes a change, unless it replaced the one before. */
export const useGridFilter = (): readonly [GridFilter, SetFilter] => {
  const [params, setParams] = useSearchParams()
  const setFilter: SetFilter = (filter, options) => setParams((current) => writeFilter(filter, current), options)
  return [readFilter(params), setFilter]
}
