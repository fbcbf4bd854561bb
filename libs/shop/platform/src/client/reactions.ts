import type { BodyInputOf } from '@soe/contracts'
import type { ErrorMeta } from '../errors/error-meta'
import type { Failure } from '../errors/normalised-error'
import type { ClientRoute } from './client-route'
import type { ShopError } from './shop-error'

export interface Reactions {
  readonly explain: (route: ClientRoute, failure: Failure) => Promise<ShopError>
  readonly countRetries: (route: ClientRoute) => Promise<number>
  /** Handles what a read or a change failed with; `retry` makes it anew. */
  readonly onFailure: (failure: unknown, meta?: ErrorMeta, retry?: () => void) => void | Promise<void>
  /** Called with the `goToUrl` of any answer; resolves to whether the page is left for it. */
  readonly onGoToUrl: (url: string) => Promise<boolean>
}

export interface RequestCompletion {
  /** A body with what the shop knows of the cart and its owner; fields that it has are kept. */
  readonly complete: <Called extends ClientRoute>(
    route: Called,
    body: BodyInputOf<Called>,
  ) => Promise<BodyInputOf<Called>>
}

export type ShopReactions = Reactions & RequestCompletion
