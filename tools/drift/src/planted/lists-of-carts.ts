import { isDone, type Loose } from '../wrappers'
import { experience, fault, type PlantedFault } from './fault'
import { rowsOf, lineOf, withBody, ask, cartOf, memoryOf, read, inCents, onCart, linesOf } from './parts'

export const listsOfCartsFaults: readonly PlantedFault[] = [
  fault('exam', 'tax-first-line-only')
    .says('the total tax counts the first line alone')
    .in('cart.calculateMultiLineTax')
    .onAnswer('cart.calculateMultiLineTax', (answer) => {
      if (answer.lines.length > 1) answer.totalTax = answer.lines[0].tax
    }),
  fault('exam', 'price-of-old-device')
    .says('a device that is changed keeps the price of the first')
    .in('cart.addDevice', 'checkout.getCheckoutDetails')
    .onCartOf(
      () => new Map<string, Loose>(),
      (memory, cart) => {
        for (const { lineId, deviceItem } of linesOf(cart)) {
          if (!deviceItem) continue
          const first = memory.get(lineId) ?? {
            retailPrice: deviceItem.retailPrice,
            monthlyPrice: deviceItem.monthlyPrice,
          }
          memory.set(lineId, first)
          Object.assign(deviceItem, first)
        }
      },
    ),
  fault('fifth', 'zip-code-before-address', 'precedence')
    .says('The tax of a zip code that was asked for applies to a cart that has an address, too')
    .from(experience('the latest of two writers wins, where one of them was meant as a fallback'))
    .in('cart.addDevice', 'cart.calculateMultiLineTax', 'checkout.updateAddress', 'checkout.getCheckoutDetails')
    .by(() => {
      const taxOf = memoryOf<{ amount?: number }>(() => ({}))
      const view = onCart(({ orderDetails: { totals } }, request) => {
        const { amount } = taxOf(request)
        const row = rowsOf(totals.todayRows).find(({ code }) => code === 'tax')
        if (amount === undefined || !row) return
        totals.dueToday = inCents(totals.dueToday - row.amount + amount)
        row.amount = amount
      })()
      return async (request, pass) => {
        const isChange = /^(?:cart\.(?:add|remove|update)|checkout\.(?:update|select))/.test(request.key ?? '')
        if (isChange) delete taxOf(request).amount
        const reply = await view(request, pass)
        if (request.key === 'cart.calculateMultiLineTax' && isDone(reply))
          taxOf(request).amount = read(reply.body).totalTax
        return reply
      }
    }),
  fault('fifth', 'one-row-for-a-sku', 'wrong grouping')
    .says('The same accessory on two lines is one row of the list of what is shipped, on the first of the lines')
    .from(experience('GROUP BY item, and ANY_VALUE(line)'))
    .in('cart.addDevice', 'cart.addAccessories', 'checkout.getCheckoutDetails')
    .onCart(({ orderDetails }) => {
      const rows = new Map<string, Loose>()
      for (const row of rowsOf(orderDetails.orderList)) {
        const first = rows.get(row.itemCode)
        if (first) first.quantity += row.quantity
        else rows.set(row.itemCode, row)
      }
      if (orderDetails.orderList) orderDetails.orderList = [...rows.values()]
    }),
  fault('fifth', 'steps-by-name', 'ordering')
    .says('The steps that a cart still requires are sorted by their names')
    .from(experience('a TreeMap that took the place of a list'))
    .in('cart.addDevice', 'landing.getProcessStep', 'checkout.getCheckoutDetails')
    .onCart(({ pendingSteps }) => {
      pendingSteps.sortedSteps = rowsOf(pendingSteps.sortedSteps).sort((one, other) => (one.step < other.step ? -1 : 1))
      for (const line of Object.values<Loose>(pendingSteps.lines ?? {})) line.sortedSteps.sort()
    }),
  fault('fifth', 'chosen-store-not-listed', 'wrong filters')
    .says('The stores that have the order leave out the one that it is picked up from')
    .from(experience('a list of other stores that two pages share'))
    .in('cart.addAccessories', 'checkout.updateAddress', 'checkout.selectShipping', 'checkout.getCheckoutDetails')
    .onCart((_cart, _request, { shipmentInfo }) => {
      const chosen = shipmentInfo.storeInfo?.locationCode
      for (const shipment of [shipmentInfo, shipmentInfo.commonShipment])
        shipment.ispuStoreList = rowsOf(shipment.ispuStoreList).filter(({ locationCode }) => locationCode !== chosen)
    }),
  fault('fifth', 'loan-without-a-loan', 'wrong joins')
    .says('A line on which a loan is active lists no loan')
    .from(experience('an outer join on a column that one of two migrations renamed'))
    .in('cart.listEligibleLines')
    .onDone(['cart.listEligibleLines'], ({ lines }) => {
      for (const line of rowsOf(lines)) line.installmentLoans = []
    }),
  fault('fourth', 'e911-on-the-first-line', 'wrong rows')
    .says('The emergency address of any line is stored with the first line')
    .from(experience('lines[0] where the loop variable was meant'))
    .in('cart.addDevice', 'cart.e911Address', 'checkout.getCheckoutDetails')
    .before('cart.e911Address', async (request, pass) => {
      const body = read(request.body)
      if (!Array.isArray(body?.lines)) return pass(request)
      const cart = await cartOf(request, pass)
      const lines = (body.lines as Loose[]).map((line) =>
        lineOf(cart, line?.mtn) ? { ...line, mtn: cart.lineDetails.allLines[0] } : line,
      )
      return pass(withBody(request, { ...body, lines }))
    }),
  fault('sixth', 'one-agreement-is-all', 'some and every')
    .says('Accepting one of the agreements accepts them all')
    .from(experience('some() where every() was meant'))
    .in('cart.addDevice', 'checkout.acceptAgreements', 'checkout.getCheckoutDetails')
    .before('checkout.acceptAgreements', async (request, pass) => {
      const body = read(request.body)
      if (!(rowsOf([body])[0]?.agreementIds?.length > 0)) return pass(request)
      const details = await ask(request, pass, 'checkout.getCheckoutDetails', { cartInfo: {} })
      const all = rowsOf(details && read(details.body)?.customerAgreements?.agreements).map((one) => one.agreementId)
      if (!body.agreementIds.every((id: string) => all.includes(id))) return pass(request)
      const { 'content-length': _length, ...headers } = request.headers
      return pass({ ...request, headers, body: JSON.stringify({ ...body, agreementIds: all }) })
    }),
  fault('sixth', 'keywords-of-the-cart-first', 'ordering')
    .says('The keywords of the page name what is in the cart before what is on the wishlist')
    .from(experience('a union whose two parts were swapped'))
    .in('cart.addDevice', 'wishlist.addWishlist', 'wishlist.getSeoDetails')
    .onDone(['wishlist.getSeoDetails'], ({ seo }) => {
      seo.keywords = [...seo.keywords].reverse()
    }),
  fault('third', 'changed-line-goes-last', 'order of lists')
    .says('A line whose device is changed moves to the end of the lines')
    .from(experience('a change that deletes the row and inserts it again'))
    .in('cart.addDevice', 'checkout.getCheckoutDetails')
    .by(() => {
      const movedIn = memoryOf(() => new Set<string>())
      return async (request, pass) => {
        const reply = await onCart(({ lineDetails }, same) => {
          const moved = movedIn(same)
          const inOrder = (lines: string[]) => [
            ...lines.filter((line) => !moved.has(line)),
            ...lines.filter((line) => moved.has(line)),
          ]
          lineDetails.allLines = inOrder(lineDetails.allLines)
          lineDetails.deviceLines = inOrder(lineDetails.deviceLines)
          lineDetails.allLines.forEach((line: string, at: number) => {
            lineDetails.lineInfo[line].multiLineSeqNumber = at + 1
          })
        })()(request, pass)
        if (request.key === 'cart.addDevice' && isDone(reply))
          for (const { lineId } of read(request.body)?.data?.lines ?? []) if (lineId) movedIn(request).add(lineId)
        return reply
      }
    }),
  fault('third', 'donation-on-every-line', 'extra elements')
    .says("The order's donation is told on each of its lines")
    .from(experience('a join without DISTINCT'))
    .in('cart.addDonation', 'cart.addDevice', 'checkout.getCheckoutDetails')
    .onCart((cart) => {
      const donationInfo = linesOf(cart).find((line) => line.donationInfo)?.donationInfo
      if (donationInfo) for (const line of linesOf(cart)) line.donationInfo = donationInfo
    }),
  fault('third', 'one-hash-for-all-lines', 'duplicate ids')
    .says('All lines of the account have the hash code of the first')
    .from(experience('a hash of the account instead of the number'))
    .in('cart.listEligibleLines', 'tradeIn.accountDevices')
    .onDone(['cart.listEligibleLines'], ({ lines }) => {
      for (const line of lines) line.mtnHashCode = lines[0].mtnHashCode
    }),
]
