import type { Environment } from '../environment'
import { visitParameter } from './visit-parameter'

export interface Visit {
  /** The address that led to the page, without its query; empty after a direct visit. */
  readonly referrer: () => string
  /** Where the visit began: the latest `srcCode` of an address in this tab. */
  readonly entryPoint: () => string
  /** What the visit is for: the latest `flow` of an address in this tab. */
  readonly flow: () => string
  readonly enter: () => void
}

const withoutQuery = (address: string): string => address.replace(/[?#].*$/s, '')

export const createVisit = (environment: Pick<Environment, 'location' | 'sessionStorage' | 'referrer'>): Visit => {
  const { location, referrer = '' } = environment
  const addressNow = () => `${location.origin}${location.pathname}`
  let current = addressNow()
  let previous = withoutQuery(referrer)
  return {
    referrer: () => previous,
    entryPoint: () => visitParameter(environment, 'srcCode'),
    flow: () => visitParameter(environment, 'flow'),
    enter: () => {
      const next = addressNow()
      if (next === current) return
      previous = current
      current = next
    },
  }
}
