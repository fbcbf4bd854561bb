import type { AnswerOf, CartView } from '@soe/contracts'
import { getInventory } from '@soe/contracts/routes'
import { readQuery, useShop } from '@soe/shop-platform'
import { useQueries } from '@tanstack/react-query'

type Inventory = AnswerOf<typeof getInventory>
type StoreInventory = Inventory['stores'][number]

export const shelfSkus = ({ lineDetails }: CartView, lines: readonly string[]): readonly string[] => {
  const found = lines.flatMap((lineId) => lineDetails.lineInfo[lineId] ?? [])
  const devices = found.flatMap(({ deviceItem }) => (deviceItem?.cartItemType === 'DEVICE' ? deviceItem.skuId : []))
  const accessories = found.flatMap((line) => line.accessories.map(({ itemCode }) => itemCode))
  return [...new Set([...devices, ...accessories])]
}

const holds = ({ inventory }: StoreInventory) => inventory.isInStock

/** The stores that hold everything today; undefined until every answer is there. */
export const storesInStock = (answers: readonly (Inventory | undefined)[]): ReadonlySet<string> | undefined => {
  const known = answers.filter((answer) => answer !== undefined)
  const [first] = known
  if (!first || known.length < answers.length) return undefined
  const isEverywhere = (locationCode: string) =>
    known.every(({ stores }) => stores.some((store) => store.locationCode === locationCode && holds(store)))
  return new Set(first.stores.map(({ locationCode }) => locationCode).filter(isEverywhere))
}

export const useStoreStock = (skuIds: readonly string[]): ReadonlySet<string> | undefined => {
  const shop = useShop()
  const answers = useQueries({
    queries: skuIds.map((skuId) => ({
      ...readQuery(shop, getInventory, { query: { skuId } }),
      meta: { silent: true },
    })),
  })
  return storesInStock(answers.map(({ data }) => data))
}
