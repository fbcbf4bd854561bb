import type { AnswerOf, ProcessStepAnswer } from '@soe/contracts'
import { addAccessories, addPlan, addStep, estimateLine, tradeInAddDevice } from '@soe/contracts/routes'
import { defaultQuantity, isSameStep } from '@soe/rules'
import { forgetPlan, rememberedPlan, type DeviceChoice } from '@soe/shop-basket'
import { isNextGenJourney, nextDestination } from '@soe/shop-journey'
import { change, destination, isShopError, type Destination, type Shop } from '@soe/shop-platform'
import { chooseOnlyLine } from './choose-only-line'
import { planName, pricedPlan, readAccessories, type Estimate } from './estimate/estimate-query'
import { readTradeIn, tradeInParams } from './estimate/trade-in-choice'
import { routeAddedDevice } from './route-added-device'

type Choice = Pick<DeviceChoice, 'product' | 'sku' | 'term' | 'intent' | 'lineId'> & {
  /** The plan in the sum that a form was drawn with; the running page knows its own. */
  planId?: string
}

/** The estimate that the page has shown: of the device, or of another of its product, which stands until that comes. */
const shownEstimate = ({ queryClient }: Shop, { product, sku, term }: Choice): Estimate | undefined => {
  const shown = queryClient.getQueriesData<Estimate>({ queryKey: [estimateLine.key] }).flatMap(([, data]) => data ?? [])
  return (
    shown.findLast((estimate) => estimate.skuId === sku.skuId && estimate.term === term) ??
    shown.findLast((estimate) => product.childSkus.some(({ skuId }) => skuId === estimate.skuId))
  )
}

const contextOf = ({ serviceBody }: ProcessStepAnswer) => serviceBody.serviceResponse.context

/** The line that the device was put on: the last with its sku, as an earlier line may come next. */
const addedLine = (answer: ProcessStepAnswer, { sku, lineId }: Choice): string | undefined => {
  const { nextLine, lines } = contextOf(answer).cartInfo
  return nextLine && (lineId ?? lines.findLast(({ skuId }) => skuId === sku.skuId)?.lineId ?? nextLine)
}

/** Pages that stop a purchase, whatever the shopper has chosen. */
const stops: readonly string[] = ['error', 'mdnselection/checkEligibility']

/** They ask for what the product page settles. */
const asksForSettled = ({ page }: Destination): boolean => page.startsWith('plans/') || page === 'accessoryInterstitial'

const isSameStepIn = (answer: ProcessStepAnswer, other: ProcessStepAnswer): boolean =>
  isSameStep(contextOf(answer).contextInfo.processStep, contextOf(other).contextInfo.processStep)

interface Settled {
  answer: ProcessStepAnswer
  /** What the accessory step offers stood on the page. */
  hasPassedAccessories: boolean
}

/** Puts on a new line what the page has shown as chosen for it, so that no step asks for it again. */
const settle = async (shop: Shop, given: ProcessStepAnswer, choice: Choice, lineId: string): Promise<Settled> => {
  const params = new URLSearchParams(shop.environment.location.search)
  const shown = shownEstimate(shop, choice)
  const settled: Settled = { answer: given, hasPassedAccessories: false }
  if (!shown || choice.lineId !== undefined) return settled
  const plan =
    choice.intent === 'EUP'
      ? undefined
      : pricedPlan(shown.plans, choice.planId ?? params.get(planName) ?? rememberedPlan(shop))
  const added = readAccessories(params).map((id) => ({ id, qty: defaultQuantity }))
  const keep = (answer: AnswerOf<typeof addPlan | typeof addAccessories>) => {
    settled.answer = answer as ProcessStepAnswer
  }
  try {
    if (plan) {
      keep(await change(shop, addPlan, { cartInfo: {}, lineId, planId: plan.planId }, { refetch: false }))
      forgetPlan(shop)
    }
    if (added.length > 0) {
      const data = { lines: [{ mtn: lineId, addAccessories: added }] }
      keep(await change(shop, addAccessories, { cartInfo: {}, data }, { refetch: false }))
    }
    if ((shown.accessories ?? []).length > 0) {
      keep(await change(shop, addStep, { cartInfo: {}, processStep: 'AccessoryInterestial' }, { refetch: false }))
      settled.hasPassedAccessories = true
    }
  } catch (error) {
    if (!isShopError(error)) throw error
  }
  return settled
}

/**
 * Settles what the page has shown as chosen, chooses the line where there is no choice, trades in for the new device
 * what the page's address names, then says where the carrier's answer leads. A trade-in that is refused leads to its
 * own page, which tells why; a choice that is refused, to the step that asks for it.
 */
export const leadOn = async (shop: Shop, answer: ProcessStepAnswer, choice: Choice): Promise<Destination> => {
  const { audience } = shop.identity.get()
  const lineId = addedLine(answer, choice)
  const tradeIn = readTradeIn(new URLSearchParams(shop.environment.location.search))
  const chosen = await chooseOnlyLine(shop, answer)
  const first = routeAddedDevice(chosen, choice, audience)
  if (lineId === undefined || stops.includes(first.page)) return first
  const { cradleFlowJourney } = contextOf(chosen).contextInfo
  const { answer: latest, hasPassedAccessories } = isNextGenJourney(cradleFlowJourney)
    ? await settle(shop, chosen, choice, lineId)
    : { answer: chosen, hasPassedAccessories: false }
  const following = hasPassedAccessories
    ? nextDestination(latest, audience)
    : routeAddedDevice(latest, choice, audience)
  // Another step that the carrier has named is not settled with these.
  const next = asksForSettled(first) || isSameStepIn(latest, chosen) ? following : first
  if (!tradeIn) return next
  try {
    await change(shop, tradeInAddDevice, { cartInfo: {}, lineId, ...tradeIn }, { refetch: false })
    return next
  } catch (error) {
    if (!isShopError(error)) throw error
    return destination('tradein', { line: lineId, ...tradeInParams(tradeIn) })
  }
}
