import type { Shop } from '../create-shop'

type Reader = Pick<Shop, 'queryClient'>

const isOf =
  (reads: readonly string[]) =>
  ({ queryKey: [read] }: { readonly queryKey: readonly unknown[] }): boolean =>
    reads.some((key) => key === read)

/** Reads again what a page shows of these reads, as far as it is out of date and is to change in view. */
export const readStale = ({ queryClient }: Reader, reads: readonly string[]): Promise<void> => {
  const isRead = isOf(reads)
  return queryClient.refetchQueries({
    type: 'active',
    predicate: (query) => query.state.isInvalidated && query.meta?.staysAsShown !== true && isRead(query),
  })
}

/** These reads are out of date: each is read again when it is shown next, and at once where it is shown now. */
export const markStale = async (shop: Reader, reads: readonly string[], { refetch = true } = {}): Promise<void> => {
  await shop.queryClient.invalidateQueries({ predicate: isOf(reads), refetchType: 'none' })
  if (refetch) await readStale(shop, reads)
}
