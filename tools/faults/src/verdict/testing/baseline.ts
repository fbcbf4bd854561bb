import type { Culprit } from '@soe/contracts'
import type { Artefacts } from './sitting'

/** The culprit by the status of the last call and the last error alone. */
export const baselineCulprit = ({ report, calls }: Pick<Artefacts, 'report' | 'calls'>): Culprit => {
  const last = calls.at(-1)
  const error = calls.findLast((call) => call.error !== undefined || call.status >= 400 || call.status === 0)
  if (/timeout|closed|ECONN/i.test(report) && !error) return 'cannot-tell'
  if (!last) return 'test'
  if (error?.rule || error?.because === 'scenario') return 'script'
  if (error?.because === 'failNext') return 'test'
  if (error && (error.status === 0 || error.status >= 500)) return 'carrier'
  if (error && error.status >= 400) return error.page === undefined ? 'test' : 'shop'
  if (error) return 'carrier'
  if (report === 'failed') return 'script'
  return last.page === undefined ? 'test' : 'shop'
}
