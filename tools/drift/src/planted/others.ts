import { isDone, moment, onAnswer, type Loose } from '../wrappers'
import { github, experience, fault, type PlantedFault } from './fault'
import { answered, read, sharedBy, inCents, sumOf, linesOf, isId } from './parts'

export const othersFaults: readonly PlantedFault[] = [
  fault('exam', 'emergency-address-dropped')
    .says('the emergency address is gone once the shipping is chosen')
    .in('cart.e911Address', 'checkout.selectShipping', 'checkout.getCheckoutDetails')
    .onCartOf(
      () => ({ isChosen: false }),
      (memory, cart, { key }) => {
        if (key === 'checkout.selectShipping') memory.isChosen = true
        if (memory.isChosen) for (const { serviceInfo } of linesOf(cart)) delete serviceInfo.e911Address
      },
    ),
  fault('exam', 'bundle-off-by-one')
    .says('the pieces to the next discount are one too few')
    .in('cart.retrieveBundleAccCart')
    .onAnswer('cart.retrieveBundleAccCart', ({ bundleAccessoryDetail: one }) => {
      if (one.itemsToNextTier > 1) one.itemsToNextTier -= 1
    }),
  fault('exam', 'delivery-not-charged')
    .says('the chosen delivery is not the one in the totals')
    .in('checkout.selectShipping', 'checkout.getCheckoutDetails')
    .onCartOf(
      () => ({ cost: undefined as number | undefined }),
      (memory, cart) => {
        const row = cart.orderDetails.totals.todayRows.find(({ code }: Loose) => code === 'delivery')
        memory.cost ??= row?.amount ?? 0
        if (!row) return
        row.amount = memory.cost
        cart.orderDetails.totals.dueToday = sumOf(cart.orderDetails.totals.todayRows)
      },
    ),
  fault('exam', 'agreed-at-once')
    .says('the agreements count as accepted before they are')
    .in('checkout.acceptAgreements', 'checkout.getCheckoutDetails')
    .onCart((_cart, _request, { customerAgreements }) => {
      customerAgreements.agreementCompleted = true
    }),
  fault('exam', 'contract-does-not-add-up')
    .says('the months of a contract do not add up to what is financed')
    .in('checkout.getCheckoutDetails')
    .onCart((_cart, _request, answer) => {
      for (const one of answer.installmentContracts ?? [])
        one.financedAmount = inCents(one.financedAmount + one.monthlyAmount)
    }),
  fault('first', 'accessory-line-list-stale', 'accessories')
    .says('A line stays in the list of lines with accessories when its last one was removed')
    .from(github('caseymilne/saber-commerce/issues/20'))
    .in('cart.addAccessories', 'checkout.getCheckoutDetails')
    .onCartOf(
      () => new Set<string>(),
      (had, { lineDetails }) => {
        for (const line of lineDetails.linesWithAcc) had.add(line)
        lineDetails.linesWithAcc = lineDetails.allLines.filter((line: string) => had.has(line))
      },
    ),
  fault('first', 'protection-flag-stale', 'plans')
    .says('A protection that was added is still told as not in the cart, feature by feature')
    .from('experience: two services fill one answer')
    .in('device.getProtectionFeatures', 'cart.addFeatures')
    .onDone(['device.getProtectionFeatures'], (answer) => {
      for (const feature of answer.payload?.features ?? []) feature.inCart = false
    }),
  fault('first', 'pickup-order-lines', 'lines')
    .says('The sequence numbers of lines are given by the order of their ids, and repeat after a removal')
    .from(github('sdras/ecommerce-netlify/issues/61'))
    .in('cart.removeDevice', 'cart.addDevice', 'checkout.getCheckoutDetails')
    .onCart((cart) => {
      for (const line of linesOf(cart)) line.multiLineSeqNumber = Math.min(line.multiLineSeqNumber, 1)
    }),
  fault('exam', 'numbers-held-twice')
    .says('two shoppers are offered the same numbers')
    .in('cart.holdNumbers')
    .by(() => {
      let first: Loose
      return onAnswer('cart.holdNumbers', (answer) => {
        first ??= answer.numbers
        answer.numbers = first
      })()
    }),
  fault('seventh', 'numbers-of-one-moment', 'races')
    .says('Two shoppers who ask at once are offered the same numbers')
    .from(experience('numbers are marked as held once the answer is out'))
    .in('cart.holdNumbers')
    .by(() => {
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
    }),
  fault('exam', 'links-shifted')
    .says('each product links to the one before')
    .in('catalogue.listProducts')
    .onAnswer('catalogue.listProducts', ({ products }) => {
      const links = products.map(({ productURL }: Loose) => productURL)
      products.forEach((one: Loose, at: number) => {
        one.productURL = links[(at + 1) % links.length]
      })
    }),
  fault('exam', 'damaged-worth-more')
    .says('a damaged device is worth more than a good one')
    .in('tradeIn.validateDevice')
    .onAnswer('tradeIn.validateDevice', ({ device }) => {
      const good = device.conditions.find(({ condition }: Loose) => condition === 'good')
      const damaged = device.conditions.find(({ condition }: Loose) => condition === 'damaged')
      if (good && damaged) [good.condition, damaged.condition] = ['damaged', 'good']
    }),
  fault('third', 'named-case-is-current', 'ignored fields')
    .says('The current case is resumed, whichever one was named')
    .from(experience('the field is caseID in one service and caseId in the other'))
    .in('cases.resumeCase', 'cases.getCases', 'cases.getCaseAndCartId')
    .onAsked('cases.resumeCase', (body) => {
      if (body.emailId === undefined && isId(body.caseId)) delete body.caseId
    }),
]
