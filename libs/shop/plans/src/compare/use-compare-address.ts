import { isPrepay } from '@soe/rules'
import { useIdentity } from '@soe/shop-platform'
import { useLocation, useSearchParams } from 'wouter'
import { readPlanKind, type PlanKind } from './plan-kind'

interface Changes {
  for?: PlanKind
  /** Whether the labels are open. */
  facts?: boolean
}

const write = (before: URLSearchParams, changes: Changes): URLSearchParams => {
  const params = new URLSearchParams(before)
  if (changes.for) params.set('for', changes.for)
  if (changes.facts === true) params.set('facts', 'open')
  if (changes.facts === false) params.delete('facts')
  return params
}

/** What the address says about the comparison, and the address after a change of it. */
export const useCompareAddress = () => {
  const [path] = useLocation()
  const [params] = useSearchParams()
  const isPrepaid = isPrepay(useIdentity().audience)
  return {
    isPrepaid,
    kind: readPlanKind(params, isPrepaid),
    hasFacts: params.has('facts'),
    line: params.get('line') ?? undefined,
    after: (changes: Changes) => `${path}?${write(params, changes).toString()}`.replace(/\?$/, ''),
  }
}
