import { readPageName } from '@soe/rules'
import type { PageRecord, VisitFacts } from './page'

/** The name that a tag manager has for a page; one without goes by the name in its address. */
export const trackedName = ({ tracked = [] }: Pick<PageRecord, 'tracked'>, facts: VisitFacts): string => {
  const found = tracked.find((each) => typeof each === 'string' || each.when(facts))
  return (typeof found === 'string' ? found : found?.name) ?? (readPageName(facts.path) || 'shop')
}
