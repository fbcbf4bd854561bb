import type { Makings } from '../fault-table'
import { isDone, onAnswer, type Loose } from '../wrappers'
import {
  answered,
  moment,
  read,
  sharedBy,
  onDone,
  inCents,
  sumOf,
  onCart,
  onCartOf,
  linesOf,
  onAsked,
  isId,
} from './parts'

export const othersFaults: Makings = {
  'emergency-address-dropped': onCartOf(
    () => ({ isChosen: false }),
    (memory, cart, { key }) => {
      if (key === 'checkout.selectShipping') memory.isChosen = true
      if (memory.isChosen) for (const { serviceInfo } of linesOf(cart)) delete serviceInfo.e911Address
    },
  ),
  'bundle-off-by-one': onAnswer('cart.retrieveBundleAccCart', ({ bundleAccessoryDetail: one }) => {
    if (one.itemsToNextTier > 1) one.itemsToNextTier -= 1
  }),
  'delivery-not-charged': onCartOf(
    () => ({ cost: undefined as number | undefined }),
    (memory, cart) => {
      const row = cart.orderDetails.totals.todayRows.find(({ code }: Loose) => code === 'delivery')
      memory.cost ??= row?.amount ?? 0
      if (!row) return
      row.amount = memory.cost
      cart.orderDetails.totals.dueToday = sumOf(cart.orderDetails.totals.todayRows)
    },
  ),
  'agreed-at-once': onCart((_cart, _request, { customerAgreements }) => {
    customerAgreements.agreementCompleted = true
  }),
  'contract-does-not-add-up': onCart((_cart, _request, answer) => {
    for (const one of answer.installmentContracts ?? [])
      one.financedAmount = inCents(one.financedAmount + one.monthlyAmount)
  }),
  'accessory-line-list-stale': onCartOf(
    () => new Set<string>(),
    (had, { lineDetails }) => {
      for (const line of lineDetails.linesWithAcc) had.add(line)
      lineDetails.linesWithAcc = lineDetails.allLines.filter((line: string) => had.has(line))
    },
  ),
  'protection-flag-stale': onDone(['device.getProtectionFeatures'], (answer) => {
    for (const feature of answer.payload?.features ?? []) feature.inCart = false
  }),
  'pickup-order-lines': onCart((cart) => {
    for (const line of linesOf(cart)) line.multiLineSeqNumber = Math.min(line.multiLineSeqNumber, 1)
  }),
  'numbers-held-twice': () => {
    let first: Loose
    return onAnswer('cart.holdNumbers', (answer) => {
      first ??= answer.numbers
      answer.numbers = first
    })()
  },
  'numbers-of-one-moment': () => {
    const open = new Map<string, Loose>()
    return async (request, pass) => {
      if (request.key !== 'cart.holdNumbers') return pass(request)
      const reply = await pass(request)
      if (!isDone(reply)) return reply
      const [world, answer] = [sharedBy(request), read(reply.body)]
      const first = open.get(world) ?? answer.numbers
      open.set(world, first)
      await moment()
      open.delete(world)
      return answered(reply, { ...answer, numbers: first })
    }
  },
  'links-shifted': onAnswer('catalogue.listProducts', ({ products }) => {
    const links = products.map(({ productURL }: Loose) => productURL)
    products.forEach((one: Loose, at: number) => {
      one.productURL = links[(at + 1) % links.length]
    })
  }),
  'damaged-worth-more': onAnswer('tradeIn.validateDevice', ({ device }) => {
    const good = device.conditions.find(({ condition }: Loose) => condition === 'good')
    const damaged = device.conditions.find(({ condition }: Loose) => condition === 'damaged')
    if (good && damaged) [good.condition, damaged.condition] = ['damaged', 'good']
  }),
  'named-case-is-current': onAsked('cases.resumeCase', (body) => {
    if (body.emailId === undefined && isId(body.caseId)) delete body.caseId
  }),
}
