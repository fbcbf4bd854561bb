import { isPrepay, isSignedIn, type Audience } from '@soe/rules'
import type { PageName, PageRecord } from '@soe/shop-platform'

/** The next-generation view of an address, or null where its page is not forced into that flow. */
export const routeNextGenPage = (
  { nextGen }: Pick<PageRecord, 'nextGen'>,
  name: PageName,
  audience: Audience,
): string | null => {
  const view = nextGen?.[name] ?? null
  if (typeof view !== 'object' || view === null) return view
  return isSignedIn(audience) || isPrepay(audience) ? view.customer : view.prospect
}
