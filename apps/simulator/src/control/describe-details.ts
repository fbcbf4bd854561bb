import type { AmountRow, CatalogSku, WorldDetails } from '@soe/contracts'
import { accountStateOf, ownerOf, priceCartState, supportOf, taxStateOf } from '@soe/carrier'
import { createDraft, type CartState, type World, type WorldDraft } from '@soe/world'
import { findAccessorySku, findPlan, listProducts } from '@soe/catalogue'

/** The draft is dropped, so nobody can use its ids. */
const noIds = { secret: () => 'described' }

/** The rows that repeat the prices of items; a security deposit is not an item. */
const isOfItem = ({ code }: AmountRow) => code === 'device' || code === 'accessories' || code === 'down-payment'

type CartDetails = WorldDetails['carts'][number]
type Accessory = CartState['lines'][number]['accessories'][number]

const describeAccessory = ({ skuId, qty }: Accessory) => ({
  skuId,
  qty,
  dueToday: ((findAccessorySku(skuId)?.discountedCents ?? 0) * qty) / 100,
})

const describeCart = (cart: CartState, draft: WorldDraft): CartDetails => {
  const { price, totals } = priceCartState(cart, draft)
  const taxState = taxStateOf(cart)
  const lines = cart.lines.map(({ lineId, planId, accessories }, at) => {
    const plan = planId === undefined ? undefined : findPlan(planId)
    return {
      lineId,
      ...(plan && { plan: plan.displayName }),
      dueToday: (price.lines[at]?.deviceTodayCents ?? 0) / 100,
      dueMonthly: (price.lines[at]?.dueMonthlyCents ?? 0) / 100,
      accessories: accessories.map(describeAccessory),
    }
  })
  return {
    id: cart.id,
    dueToday: totals.dueToday,
    dueMonthly: totals.dueMonthly,
    lines,
    extraRows: totals.todayRows.filter((row) => !isOfItem(row)),
    ...(taxState !== undefined && { taxState }),
  }
}

const ownersIn = ({ collections: { holdings, sessions } }: World) => [
  ...new Set([...holdings.keys(), ...[...sessions.values()].map(ownerOf)]),
]

/** What the state of a world leaves out: prices, account standings, settings. */
export const describeDetails = (world: World, now: number): WorldDetails => {
  const draft = createDraft(world, now, noIds)
  const { timeZone, throttleList, featureFlags, stock = {}, network = {} } = world.header
  return {
    timeZone,
    carts: [...world.collections.carts.values()].map((cart) => describeCart(cart, draft)),
    standings: ownersIn(world).map((id) => ({ id, ...accountStateOf(draft, id) })),
    throttleList,
    featureFlags,
    stock: Object.entries(stock).map(([skuId, standing]) => ({ skuId, ...standing })),
    support: supportOf(draft),
    network,
    failures: [...world.collections.failures.values()],
  }
}

export const describeSkus = (): CatalogSku[] =>
  listProducts().flatMap(({ productId, productDisplayName, category, childSkus }) =>
    childSkus.map(({ skuId, sorId, color, capacity, skuFilters }) => ({
      skuId,
      productId,
      sorId,
      kind: category === 'accessories' ? ('ACCESSORY' as const) : ('DEVICE' as const),
      name: productDisplayName,
      variant: [color.displayName, capacity ?? skuFilters.size, skuFilters.band].filter(Boolean).join(', '),
    })),
  )
