import { getPlans, listProducts } from '@soe/contracts/routes'
import { callOnce, queryKeyOf, type Shop } from '@soe/shop-platform'
import { queryOptions } from '@tanstack/react-query'
import { listCategories } from '../device-queries'
import { searchablePages } from './found-pages'

/** What plans are listed for. */
const planTypes = ['smartphones', 'watches', 'tablets']

/** Without them the rest is still found. */
const listPlans = async (shop: Shop, signal: AbortSignal) => {
  const answers = await Promise.all(
    planTypes.map((planType) => callOnce(shop, getPlans, { body: { planType } }, signal)),
  ).catch(() => [])
  const plans = answers.flatMap((answer) => answer.plans)
  return [...new Map(plans.map((plan) => [plan.planId, plan])).values()]
}

/** The index, made of what this shopper may have. Its code comes with it. */
const indexQuery = (shop: Shop) =>
  queryOptions({
    queryKey: queryKeyOf(shop, listProducts, 'index'),
    queryFn: async ({ signal }) => {
      const [{ createSearch }, products, plans] = await Promise.all([
        import('./create-search'),
        listCategories(shop, 'all', signal),
        listPlans(shop, signal),
      ])
      return createSearch({ products, plans, pages: searchablePages(shop, shop.identity.get().audience) })
    },
    meta: { showsError: true },
  })

/** Reads what a search needs, as soon as someone is about to type. */
export const prepareSearch = (shop: Shop): Promise<void> => shop.queryClient.prefetchQuery(indexQuery(shop))

/** The index is code, which no document can bring along. */
export const dropIndex = (shop: Shop): void => shop.queryClient.removeQueries(indexQuery(shop))

export const searchShop = async (shop: Shop, query: string) =>
  (await shop.queryClient.fetchQuery(indexQuery(shop)))(query)

export const searchQuery = (shop: Shop, query: string) =>
  queryOptions({
    queryKey: queryKeyOf(shop, listProducts, { search: query }),
    queryFn: () => searchShop(shop, query),
  })
