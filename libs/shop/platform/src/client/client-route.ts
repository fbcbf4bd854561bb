import type { OperationKey } from '@soe/contracts'
import type { Route } from '@soe/contracts/routes'

/** What the client reads of a route; the types of its body and answer follow from its key. */
export type ClientRoute = Route & { readonly key: OperationKey }
