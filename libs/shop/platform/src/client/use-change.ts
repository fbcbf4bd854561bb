import type { AnswerOf, BodyInputOf, OperationKey } from '@soe/contracts'
import { useMutation } from '@tanstack/react-query'
import type { ErrorMeta } from '../errors/error-meta'
import { useShop } from '../shop-context'
import { callOnce, type RequestOf } from './read-query'
import type { ShopError } from './shop-error'

export interface ChangeOptions<Key extends OperationKey> {
  /** Runs before the call; what it returns undoes it. */
  optimistic?: (body: BodyInputOf<Key>) => () => void
  onDone?: (answer: AnswerOf<Key>, body: BodyInputOf<Key>) => unknown
  onFailed?: (error: ShopError, body: BodyInputOf<Key>) => void
  /** Reads that the change makes stale. */
  stale?: readonly OperationKey[]
  meta?: ErrorMeta
}

/** A change of the carrier's state. Changes of an area run one after the other, in the order they were asked for. */
export const useChange = <Key extends OperationKey>(key: Key, options: ChangeOptions<Key> = {}) => {
  const shop = useShop()
  const { optimistic, onDone, onFailed, stale = [], meta = {} } = options
  return useMutation<AnswerOf<Key>, ShopError, BodyInputOf<Key>, (() => void) | undefined>({
    mutationKey: [key],
    scope: { id: key.startsWith('wishlist.') ? 'wishlist' : 'cart' },
    meta,
    mutationFn: (body) => callOnce(shop, key, { body } as RequestOf<Key>),
    onMutate: (body) => optimistic?.(body),
    onError: (error, body, undo) => {
      undo?.()
      onFailed?.(error, body)
    },
    onSuccess: async (answer, body) => {
      await Promise.all(stale.map((read) => shop.queryClient.invalidateQueries({ queryKey: [read] })))
      await onDone?.(answer, body)
    },
  })
}
