import type { ErrorMeta } from '../errors/error-meta'
import type { ShopError } from './shop-error'

/** What the shop does about the carrier's answers, whichever call they belong to. */
export interface Reactions {
  readonly onError: (error: ShopError, meta: ErrorMeta) => void
  /** Called with the `goToUrl` of any answer. */
  readonly onGoToUrl: (url: string) => void
}
