import type { Environment } from '../environment'

/** How the shopper came to the page in view. */
export interface Visit {
  /** The address that led to the page, without its query; empty after a direct visit. */
  readonly referrer: () => string
  /** Where the visit began: the latest `srcCode` of an address in this tab. */
  readonly entryPoint: () => string
  /** Call it when the page in view has changed. */
  readonly enter: () => void
}

const entryPointKey = 'entryPoint'

const withoutQuery = (address: string): string => address.replace(/[?#].*$/s, '')

export const createVisit = ({
  location,
  sessionStorage,
  referrer = '',
}: Pick<Environment, 'location' | 'sessionStorage' | 'referrer'>): Visit => {
  const addressNow = () => `${location.origin}${location.pathname}`
  let current = addressNow()
  let previous = withoutQuery(referrer)
  return {
    referrer: () => previous,
    entryPoint: () => {
      const source = new URLSearchParams(location.search).get('srcCode')
      if (source) sessionStorage.setItem(entryPointKey, source)
      return source ?? sessionStorage.getItem(entryPointKey) ?? ''
    },
    enter: () => {
      const next = addressNow()
      if (next === current) return
      previous = current
      current = next
    },
  }
}
