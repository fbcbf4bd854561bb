import type { Audience, Product } from '@soe/contracts'
import { operationOf, pathFor } from '../contract/judged-operations'
import type { Data } from '../states/example-data'
import { jsonOf } from '../target/exchange'
import type { Target } from '../target/http-target'
import { defaultChannel } from './channels'

interface Plans {
  readonly plans?: readonly { readonly planId: string; readonly deviceCategories?: readonly string[] }[]
  readonly prepaidPlans?: readonly { readonly planId: string }[]
}

/** What a guest with these headers reads of the catalogue; undefined where there is no answer. */
const createAsk =
  (target: Target, given: Readonly<Record<string, string>>) =>
  async (
    key: 'catalogue.listProducts' | 'plans.getPlans' | 'content.getPrepaidPlans',
    audience: Audience,
    query: Readonly<Record<string, string>> = {},
  ): Promise<unknown> => {
    const { method } = operationOf(key)
    const search = new URLSearchParams(query).toString()
    const path = `${pathFor(key, audience)}${search === '' ? '' : `?${search}`}`
    const headers = { ...given, channelid: defaultChannel, guie2erequestid: `conform-discover-${key}` }
    const response = await target.send(
      method === 'GET'
        ? { method, path, headers }
        : { method, path, headers: { ...headers, 'content-type': 'application/json' }, body: '{}' },
    )
    return response.status === 200 ? jsonOf(response) : undefined
  }

const inStock = (product: Product) =>
  product.childSkus.find(({ inventoryDetails }) => inventoryDetails.dFillInventory.isInStock)

/** Whether a sku can be waited for: nothing says when it comes. */
const isSoldOut = ({ inventoryDetails: { dFillInventory: stock } }: Product['childSkus'][number]) =>
  !stock.isInStock && !stock.isBackorder && !stock.isPreOrder && stock.availableOn === undefined

interface Found {
  readonly product: Product
  readonly sku: Product['childSkus'][number]
}

const sellable = (products: readonly Product[]): Found[] =>
  products.flatMap((product) => {
    const sku = inStock(product)
    return sku === undefined || product.productType === 'bundle' ? [] : [{ product, sku }]
  })

const ids = ({ product, sku }: Found) => ({ sku: sku.skuId, product: product.productId })

const monthsOf = ({ sku }: Found) => sku.price.preferredTerm || (sku.price.devicePaymentPrice[0]?.contractDuration ?? 0)

/** The contract's example first, so that a backend which has it is asked for it. */
const preferring = (found: readonly Found[], productId: string) =>
  [...found].sort(
    (left, right) => Number(right.product.productId === productId) - Number(left.product.productId === productId),
  )

/** A variant that nobody has by asking for the product alone. */
const variantOf = ({ product, sku }: Found): Data => {
  const other = product.childSkus.find(({ skuId }) => skuId !== product.defaultSKU && skuId !== sku.skuId)
  return other ? { phoneVariant: ids({ product, sku: other }) } : {}
}

const phonesOf = (found: readonly Found[]): Data => {
  const [phone, other] = preferring(found, 'dev14000001')
  return {
    ...(phone && variantOf(phone)),
    ...(phone &&
      phone.product.productId !== 'dev14000001' && {
        phone: { ...ids(phone), page: phone.product.productId, months: monthsOf(phone) },
      }),
    ...(other && { otherPhone: ids(other) }),
  }
}

/** A sku to wait for beside the contract's example. */
const otherSoldOutOf = (products: readonly Product[]): Data => {
  const other = products
    .flatMap((product) => product.childSkus.filter(isSoldOut).map((sku) => ({ product, sku })))
    .find(({ sku }) => sku.skuId !== 'tern-a2-tide-128')
  return other ? { otherSoldOut: ids(other) } : {}
}

const accessoriesOf = (found: readonly Found[]): Data => {
  const [accessory, other] = [...found].sort(
    (left, right) =>
      Number(right.sku.skuId === 'bosun-charger-chalk') - Number(left.sku.skuId === 'bosun-charger-chalk'),
  )
  const apart = found.find(({ product }) => product.bundleEligible === false)
  return {
    ...(accessory && { accessory: ids(accessory) }),
    ...(other && { otherAccessory: ids(other) }),
    ...(apart && { plainAccessory: ids(apart) }),
  }
}

const plansOf = ({ plans = [] }: Plans): Data => {
  const forPhones = plans.filter(({ deviceCategories = ['smartphones'] }) => deviceCategories.includes('smartphones'))
  const [plan, other] = [...forPhones].sort(
    (left, right) => Number(right.planId === 'mainsail-unlimited') - Number(left.planId === 'mainsail-unlimited'),
  )
  return {
    ...(plan && plan.planId !== 'mainsail-unlimited' && { plan: plan.planId }),
    ...(other && { otherPlan: other.planId }),
  }
}

const productsIn = (answer: unknown): readonly Product[] =>
  ((answer ?? {}) as { products?: readonly Product[] }).products ?? []

/** What a running backend sells, by its own reads: in place of what the contract's examples name and it does not have. */
export const discoverData = async (target: Target, headers: Readonly<Record<string, string>>): Promise<Data> => {
  const ask = createAsk(target, headers)
  try {
    const phones = await ask('catalogue.listProducts', 'prospect', { category: 'smartphones' })
    const accessories = await ask('catalogue.listProducts', 'prospect', { category: 'accessories' })
    const plans = (await ask('plans.getPlans', 'prospect')) as Plans | undefined
    const prepaid = (await ask('content.getPrepaidPlans', 'prepay')) as Plans | undefined
    const [prepaidPlan, otherPrepaidPlan] = prepaid?.prepaidPlans ?? []
    return {
      ...phonesOf(sellable(productsIn(phones))),
      ...otherSoldOutOf(productsIn(phones)),
      ...accessoriesOf(sellable(productsIn(accessories))),
      ...plansOf(plans ?? {}),
      ...(prepaidPlan && { prepaidPlan: prepaidPlan.planId }),
      ...(otherPrepaidPlan && { otherPrepaidPlan: otherPrepaidPlan.planId }),
    }
  } catch {
    // What breaks the contract here is found by the checks.
    return {}
  }
}
