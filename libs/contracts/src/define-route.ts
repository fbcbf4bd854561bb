import type { OperationKey, OperationOf } from './operations-by-area'
import type { RouteData } from './route'

/** A route with the types of its operation: ts-rest reads no more than `method` and `path` at run time. */
export type Route<Key extends OperationKey = OperationKey, Data extends RouteData<Key> = RouteData<Key>> = Data &
  Omit<OperationOf<Key>, 'metadata'> & {
    /** Stands for every audience's path until a call picks one. */
    readonly path: string
  }

/** Types a route by its key. The operation's schemas exist only on the server: a route claims them by this cast. */
export const defineRoute = /* @__NO_SIDE_EFFECTS__ */ <
  const Key extends OperationKey,
  const Data extends Omit<RouteData<Key>, 'key'>,
>(
  data: Data & { readonly key: Key } & { readonly method: OperationOf<Key>['method'] },
) => ({ ...data, path: Object.values(data.paths)[0] }) as unknown as Route<Key, Data & { readonly key: Key }>
