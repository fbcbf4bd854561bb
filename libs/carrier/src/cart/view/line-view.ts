import { findPlan } from '@soe/catalogue'
import type { CartLine } from '@soe/contracts'
import type { CartLineState, CartState, WorldDraft } from '@soe/world'
import { shownMtn } from '../../process-step/process-step'
import { lineTradeIn } from '../../trade-in/view/trade-in-view'
import type { PricedCart } from '../pricing/priced-cart'
import { viewAccessory } from './accessory-view'
import { viewDevice } from './device-view'
import { lineExtras } from './line-extras'
import { lineService } from './line-service'
import type { CartPrice } from '../pricing/price-cart'

const planView = (planId: string | undefined): CartLine['plan'] => {
  const plan = planId === undefined ? undefined : findPlan(planId)
  return (
    plan && {
      planId: plan.planId,
      displayName: plan.displayName,
      summary: plan.summary,
      monthlyPrice: plan.monthlyCents / 100,
    }
  )
}

/** What is paid ahead of the instalments, and each of them. */
const instalmentOf = ({ lineId, device }: CartLineState, price: CartPrice) => {
  const priced = device && device.term > 0 ? price.lines.find(({ id }) => id === lineId) : undefined
  return { downPaymentCents: priced?.deviceTodayCents ?? 0, monthlyCents: priced?.deviceMonthlyCents ?? 0 }
}

const accessoriesOf = ({ lineId, accessories }: CartLineState, { bundle }: CartPrice) =>
  accessories.flatMap((item) => viewAccessory(item, bundle.discountByItem.get(`${lineId}/${item.skuId}`) ?? 0) ?? [])

const lineContent = (draft: WorldDraft, line: CartLineState, { price }: PricedCart) => {
  const device = viewDevice(draft, line)
  const plan = planView(line.planId)
  const { downPaymentCents, monthlyCents } = instalmentOf(line, price)
  const left = downPaymentCents > 0 && { monthlyPrice: monthlyCents / 100 }
  return {
    lineId: line.lineId,
    lineActivityType: line.activity,
    multiLineSeqNumber: line.sequence,
    ...(line.number && { mobileNumber: shownMtn(line), numberChoice: line.number.choice }),
    ...(line.number?.label && { numberLabel: line.number.label }),
    ...(device && { deviceItem: { ...device, ...left } }),
    ...(plan && { plan }),
    accessories: accessoriesOf(line, price),
    installmentInfo: { mandatoryDownPayment: downPaymentCents / 100 },
  }
}

export const viewLine = (draft: WorldDraft, cart: CartState, line: CartLineState, priced: PricedCart): CartLine => ({
  ...lineContent(draft, line, priced),
  ...lineExtras(line),
  ...lineService(cart, line, priced),
  ...lineTradeIn(cart, line),
})
