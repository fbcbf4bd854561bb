import type { AnswerOf, BodyInputOf } from '@soe/contracts'
import { useMutation } from '@tanstack/react-query'
import type { ClientRoute } from '../client/client-route'
import type { ShopError } from '../client/shop-error'
import type { ErrorMeta } from '../errors/error-meta'
import { useShop } from '../shop-context'

export interface ChangeOptions<Called extends ClientRoute> {
  /** Runs before the call; what it returns undoes it. */
  optimistic?: (body: BodyInputOf<Called>) => () => void
  onDone?: (answer: AnswerOf<Called>, body: BodyInputOf<Called>) => unknown
  onFailed?: (error: ShopError, body: BodyInputOf<Called>) => void
  /** Whether stale reads on the page are refetched at once; the default is true. */
  refetch?: boolean
  /** Without a network the change waits for one, instead of failing. */
  waitsForNetwork?: boolean
  meta?: ErrorMeta
}

/** A change of the carrier's state. Changes of a queue run one after the other, in the order they were asked for. */
export const useChange = <Called extends ClientRoute>(route: Called, options: ChangeOptions<Called> = {}) => {
  const shop = useShop()
  const { optimistic, onDone, onFailed, refetch = true, waitsForNetwork = false, meta = {} } = options
  const { key, makesStale = [], queue = 'cart' } = route
  const invalidate = (read: string) =>
    shop.queryClient.invalidateQueries({ queryKey: [read], refetchType: refetch ? 'active' : 'none' })
  return useMutation<AnswerOf<Called>, ShopError, BodyInputOf<Called>, (() => void) | undefined>({
    mutationKey: [key],
    scope: { id: queue },
    ...(waitsForNetwork && { networkMode: 'online' }),
    meta: { makesStale, ...meta },
    mutationFn: async (body) => (await shop.client.load()).call(route, { body }),
    onMutate: (body) => optimistic?.(body),
    onError: (error, body, undo) => {
      undo?.()
      onFailed?.(error, body)
    },
    onSuccess: async (answer, body) => {
      await Promise.all(makesStale.map(invalidate))
      await onDone?.(answer, body)
    },
  })
}
