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

/** An answer that is on its way is older than the change: it is asked for anew where nothing is shown yet. */
const dropOlder = ({ queryClient }: Reader, reads: readonly string[]): void => {
  const underWay = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching', predicate: isOf(reads) })
  for (const query of underWay) {
    const isShown = query.state.data !== undefined
    void query.cancel(isShown ? { revert: true } : { silent: true })
    if (!isShown) query.fetch().catch(() => undefined)
  }
}

/** These reads are out of date: each is read again when it is shown next, and at once where it is shown now. */
export const markStale = async (shop: Reader, reads: readonly string[], { refetch = true } = {}): Promise<void> => {
  dropOlder(shop, reads)
  await shop.queryClient.invalidateQueries({ predicate: isOf(reads), refetchType: 'none' })
  if (refetch) await readStale(shop, reads)
}
