import type { CheckContext } from '../../run/check'
import { exampleBody } from '../../shopping/examples'
import type { Shopper } from '../../shopping/shopper'
import { addPhone } from '../../shopping/preparations'
import { type Candidate, ask, change } from './candidate'

interface PlansAnswer {
  readonly referenceData: { readonly planTypes: readonly { readonly planType: string }[] }
}

const askEachKindOfPlan = async (_context: CheckContext, shopper: Shopper) => {
  const { referenceData } = await ask<PlansAnswer>(shopper, 'plans.getPlans', { body: { referenceDataRequired: true } })
  for (const { planType } of referenceData?.planTypes ?? [])
    await shopper.call('plans.getPlans', { body: { planType } })
}

/** Bar codes beside the one of the contract's example. */
const neighbours = (code: string) => [1, 2, 3].map((step) => String(Number(code) + step))

const askBarCodesTogether = async (_context: CheckContext, shopper: Shopper) => {
  const [example = ''] = (exampleBody('promo.getPromoCaseIdByBarCode') as { barCodeIdList: string[] }).barCodeIdList
  const known: string[] = []
  for (const code of [example, ...neighbours(example)]) {
    const { promoCases = [] } = await ask<{ readonly promoCases: readonly object[] }>(
      shopper,
      'promo.getPromoCaseIdByBarCode',
      { body: { barCodeIdList: [code] } },
    )
    if (promoCases.length > 0) known.push(code)
  }
  if (known.length > 1)
    await shopper.call('promo.getPromoCaseIdByBarCode', { body: { barCodeIdList: known.reverse() } })
}

interface ProductAnswer {
  readonly product: {
    readonly childSkus: readonly {
      readonly skuId: string
      readonly inventoryDetails: { readonly dFillInventory: { readonly isInStock: boolean } }
    }[]
  }
}

const cancelOneNotice = async (_context: CheckContext, shopper: Shopper) => {
  const { productId } = exampleBody('wishlist.subscribe') as { productId: string }
  const read = () => ask<ProductAnswer>(shopper, 'catalogue.getProduct', { query: { productId } })
  const { product } = await read()
  const soldOut = (product?.childSkus ?? []).filter(
    ({ inventoryDetails }) => !inventoryDetails.dFillInventory.isInStock,
  )
  if (soldOut.length < 2) return
  for (const { skuId } of soldOut) await shopper.call('wishlist.subscribe', { body: { productId, skuId } })
  await read()
  for (const { skuId } of soldOut.slice(0, -1)) {
    await shopper.call('wishlist.unsubscribe', { body: { productId, skuId } })
    await read()
  }
}

interface ModelsAnswer {
  readonly models: readonly { readonly deviceBrand: string; readonly deviceModel: string }[]
}

const valueOneOfEachMaker = async (_context: CheckContext, shopper: Shopper) => {
  const { models = [] } = await ask<ModelsAnswer>(shopper, 'tradeIn.accountDevices')
  const ofMakers = new Map(models.map(({ deviceBrand, deviceModel }) => [deviceBrand, { deviceBrand, deviceModel }]))
  for (const device of ofMakers.values()) await shopper.call('tradeIn.validateDevice', { body: { device } })
}

interface StoresAnswer {
  readonly stores: readonly { readonly state: string; readonly zipCode: string }[]
}

const holdNearStores = async (_context: CheckContext, shopper: Shopper) => {
  const { stores = [] } = await ask<StoresAnswer>(shopper, 'support.listStores')
  await shopper.asSetup(() => addPhone(shopper))
  const ofStates = new Map(stores.map(({ state, zipCode }) => [state, zipCode]))
  for (const zipCode of ofStates.values()) await change(shopper, 'cart.holdNumbers', { zipCode })
}

export const lookupCandidates: readonly Candidate[] = [
  { name: 'the plans of each kind of device', key: 'plans.getPlans', audience: 'signed-in', run: askEachKindOfPlan },
  {
    name: 'bar codes one by one and together',
    key: 'promo.getPromoCaseIdByBarCode',
    audience: 'signed-in',
    run: askBarCodesTogether,
  },
  {
    name: 'numbers near a store of each state',
    key: 'cart.holdNumbers',
    audience: 'prospect',
    run: holdNearStores,
  },
  {
    name: 'one of several notices is cancelled',
    key: 'wishlist.unsubscribe',
    audience: 'signed-in',
    run: cancelOneNotice,
  },
  {
    name: 'a model of each maker is valued',
    key: 'tradeIn.validateDevice',
    audience: 'signed-in',
    run: valueOneOfEachMaker,
  },
]
