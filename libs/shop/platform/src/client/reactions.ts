import type { ErrorMeta } from '../errors/error-meta'
import type { ShopError } from './shop-error'

/** What the shop does about the carrier's answers, whichever call they belong to. */
export interface Reactions {
  /** `retry` makes the failed call anew. */
  readonly onError: (error: ShopError, meta: ErrorMeta, retry: () => void) => void
  /** Called with the `goToUrl` of any answer; resolves to whether the page is left for it. */
  readonly onGoToUrl: (url: string) => Promise<boolean>
}
