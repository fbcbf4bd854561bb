import type { AnswerOf, BodyInputOf } from '@soe/contracts'
import type { MutationOptions } from '@tanstack/react-query'
import type { ClientRoute } from '../client/client-route'
import type { ShopError } from '../client/shop-error'
import type { Shop } from '../create-shop'
import type { ErrorMeta } from '../errors/error-meta'
import { markStale, readStale } from './mark-stale'

export type ChangeRoute = ClientRoute & { readonly kind: 'change' }

export interface ChangeOptions<Called extends ChangeRoute> {
  /** Runs before the call; what it returns undoes it. */
  optimistic?: (body: BodyInputOf<Called>) => () => void
  /** Puts the answer in place of what reads have answered, so that they are not read again. */
  replace?: (answer: AnswerOf<Called>) => unknown
  onDone?: (answer: AnswerOf<Called>, body: BodyInputOf<Called>) => unknown
  onFailed?: (error: ShopError, body: BodyInputOf<Called>) => void
  /** Whether stale reads on the page are refetched at once; the default is true. */
  refetch?: boolean
  waitsForNetwork?: boolean
  meta?: Omit<ErrorMeta, 'makesStale'>
}

type Change<Called extends ChangeRoute> = MutationOptions<
  AnswerOf<Called>,
  ShopError,
  BodyInputOf<Called>,
  (() => void) | undefined
>

/** A change of the carrier's state. Changes of a queue run one after the other, in the order they were asked for. */
export const changeOf = <Called extends ChangeRoute>(
  shop: Shop,
  route: Called,
  options: ChangeOptions<Called>,
): Change<Called> => {
  const { optimistic, replace, onDone, onFailed, refetch = true, waitsForNetwork = false, meta } = options
  const { key, makesStale = [], queue = 'cart' } = route
  return {
    mutationKey: [key],
    scope: { id: queue },
    ...(waitsForNetwork && { networkMode: 'online' }),
    meta: { ...meta, makesStale },
    mutationFn: async (body) => (await shop.client.load()).call(route, { body }),
    onMutate: (body) => optimistic?.(body),
    onError: (error, body, undo) => {
      undo?.()
      onFailed?.(error, body)
    },
    onSuccess: async (answer, body) => {
      await markStale(shop, makesStale, { refetch: false })
      await replace?.(answer)
      if (refetch) await readStale(shop, makesStale)
      await onDone?.(answer, body)
    },
  }
}

/** Makes a change outside a component. Rejects with a ShopError, which the caller handles. */
export const change = <Called extends ChangeRoute>(
  shop: Shop,
  route: Called,
  body: BodyInputOf<Called>,
  options: Omit<ChangeOptions<Called>, 'meta'> = {},
): Promise<AnswerOf<Called>> => {
  const { queryClient } = shop
  const made = changeOf(shop, route, { ...options, meta: { isPassedOn: true } })
  return queryClient.getMutationCache().build(queryClient, made).execute(body)
}
