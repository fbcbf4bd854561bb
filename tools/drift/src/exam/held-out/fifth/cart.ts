import type { Drift } from '../../../drift'
import { type Loose, onBody } from '../../../wrappers'
import { answered, inCents, isDone, linesOf, onCart, read } from '../../parts'
import { ask, cartOf, heldOut, memoryOf, onAsked, onDone } from '../held-out'
import { experience } from '../third/parts'
import { onKeptCart, rowsOf } from './parts'

/** What is in a cart and on its lines. */
export const fifthCartFaults: readonly Drift[] = [
  heldOut(
    'undo-restores-a-snapshot',
    'lost updates',
    'Undoing a removal brings back the cart as it was then, and accessories that were added since are gone',
    experience('an undo that writes back the whole document that it had kept'),
    ['cart.addDevice', 'cart.addAccessories', 'cart.removeDevice', 'checkout.getCheckoutDetails'],
    () => {
      const addedOf = memoryOf<{ rows: Loose[] }>(() => ({ rows: [] }))
      return async (request, pass) => {
        const reply = await pass(request)
        const body = read(request.body)
        if (!isDone(reply)) return reply
        const added = addedOf(request)
        if (request.key === 'cart.addAccessories') added.rows.push(...rowsOf(body.data.lines))
        if (request.key !== 'cart.removeDevice') return reply
        const lines = added.rows.flatMap(({ mtn, addAccessories }) =>
          rowsOf(addAccessories).map(({ id, qty }) => ({ mtn, removeAccessories: [{ id, qty }] })),
        )
        added.rows = []
        if (body.cartInfo.processAction !== 'UNDO' || lines.length === 0) return reply
        const removed = await ask(request, pass, 'cart.addAccessories', { cartInfo: {}, data: { lines } })
        return removed && isDone(removed) ? { ...removed, headers: reply.headers } : reply
      }
    },
  ),
  heldOut(
    'total-of-the-old-quantity',
    'stale columns',
    'With a new quantity of an accessory its row keeps the total of the old one; the order is summed up right',
    experience('a computed column that is written when the row is inserted, not when it is updated'),
    ['cart.addDevice', 'cart.addAccessories', 'checkout.getCheckoutDetails'],
    onKeptCart(
      ['cart.addAccessories'],
      () => new Map<string, number>(),
      (totals, cart) => {
        const rows = linesOf(cart).flatMap(({ lineId, accessories }) =>
          rowsOf(accessories).map((row) => [[lineId, row.itemCode].join(' '), row] as const),
        )
        const present = new Set(rows.map(([key]) => key))
        for (const key of totals.keys()) if (!present.has(key)) totals.delete(key)
        for (const [key, row] of rows) {
          row.lineTotal = totals.get(key) ?? row.lineTotal
          totals.set(key, row.lineTotal)
        }
      },
    ),
  ),
  heldOut(
    'area-code-of-the-first-number',
    'stale columns',
    'A line that takes another number keeps the area code of the one before',
    experience('a derived field that is set when the number is first assigned'),
    ['cart.addDevice', 'cart.assignMtn', 'checkout.getCheckoutDetails'],
    onKeptCart(
      ['cart.assignMtn'],
      () => new Map<string, string>(),
      (codes, cart) => {
        for (const { lineId, mtnDetails } of linesOf(cart)) {
          if (!mtnDetails) continue
          mtnDetails.areaCode = codes.get(lineId) ?? mtnDetails.areaCode
          codes.set(lineId, mtnDetails.areaCode)
        }
      },
    ),
  ),
  heldOut(
    'feature-removed-everywhere',
    'deletes without a condition',
    'Taking protection off one line takes it off every line',
    experience('DELETE … WHERE cart = … AND feature = …, without the line'),
    ['cart.addDevice', 'cart.addFeatures', 'checkout.getCheckoutDetails'],
    onAsked('cart.addFeatures', (body) => {
      for (const feature of rowsOf(body.data?.accountFeatures)) if (feature.actionIndicator === 'D') delete feature.mtns
    }),
  ),
  heldOut(
    'first-kind-of-sim',
    'stale caches',
    'The details of an eSIM tell the kind that was chosen first, whatever was chosen since',
    experience('putIfAbsent where put was meant'),
    ['cart.addDevice', 'cart.switchSim', 'device.getEsimDetails'],
    () => {
      const kindsOf = memoryOf(() => new Map<string, string>())
      return onDone(['cart.switchSim', 'device.getEsimDetails'], (answer, request) => {
        const { mtn, simType, lineId } = read(request.body) ?? {}
        const kinds = kindsOf(request)
        if (request.key === 'cart.switchSim' && !kinds.has(mtn)) kinds.set(mtn, simType)
        if (answer.esimDetails?.selectedSimType !== undefined)
          answer.esimDetails.selectedSimType = kinds.get(lineId) ?? answer.esimDetails.selectedSimType
      })()
    },
  ),
  heldOut(
    'set-aside-and-still-open',
    'ignored fields',
    'A cart that is set aside takes the next change all the same; no other cart is begun',
    experience('a flag that the old service knew and the new one reads nowhere'),
    ['cart.addDevice', 'cart.saveCart', 'cases.getCases', 'checkout.getCheckoutDetails'],
    onBody('cart.saveCart', (body) => {
      delete body.pccSaved
    }),
  ),
  heldOut(
    'schedule-never-cancelled',
    'falsy values',
    'An order that was scheduled for later stays scheduled, whoever cancels it',
    experience('if (body.scheduleOrder) … for both of its values'),
    ['cart.addDevice', 'cart.saveCart', 'cases.getCases', 'landing.landing'],
    onBody('cart.saveCart', (body) => {
      if (body.scheduleOrder === false) delete body.scheduleOrder
    }),
  ),
  heldOut(
    'zip-code-before-address',
    'precedence',
    'The tax of a zip code that was asked for applies to a cart that has an address, too',
    experience('the latest of two writers wins, where one of them was meant as a fallback'),
    ['cart.addDevice', 'cart.calculateMultiLineTax', 'checkout.updateAddress', 'checkout.getCheckoutDetails'],
    () => {
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
    },
  ),
  heldOut(
    'donation-goes-with-its-line',
    'cascades',
    'Removing the line that shows the donation of the order removes the donation',
    experience('a foreign key with ON DELETE CASCADE'),
    ['cart.addDevice', 'cart.addDonation', 'cart.removeDevice', 'checkout.getCheckoutDetails'],
    () => async (request, pass) => {
      if (request.key !== 'cart.removeDevice') return pass(request)
      const cart = await cartOf(request, pass)
      const reply = await pass(request)
      const line = cart && linesOf(cart).find(({ lineId }) => lineId === read(request.body)?.lineId)
      if (!line?.donationInfo || cart.lineDetails.numOfLines < 2 || !isDone(reply)) return reply
      const without = await ask(request, pass, 'cart.addDonation', { cartInfo: {}, donationAmount: 0 })
      return without && isDone(without) ? { ...without, headers: reply.headers, setCookies: reply.setCookies } : reply
    },
  ),
  heldOut(
    'one-row-for-a-sku',
    'wrong grouping',
    'The same accessory on two lines is one row of the list of what is shipped, on the first of the lines',
    experience('GROUP BY item, and ANY_VALUE(line)'),
    ['cart.addDevice', 'cart.addAccessories', 'checkout.getCheckoutDetails'],
    onCart(({ orderDetails }) => {
      const rows = new Map<string, Loose>()
      for (const row of rowsOf(orderDetails.orderList)) {
        const first = rows.get(row.itemCode)
        if (first) first.quantity += row.quantity
        else rows.set(row.itemCode, row)
      }
      if (orderDetails.orderList) orderDetails.orderList = [...rows.values()]
    }),
  ),
  heldOut(
    'steps-by-name',
    'ordering',
    'The steps that a cart still requires are sorted by their names',
    experience('a TreeMap that took the place of a list'),
    ['cart.addDevice', 'landing.getProcessStep', 'checkout.getCheckoutDetails'],
    onCart(({ pendingSteps }) => {
      pendingSteps.sortedSteps = rowsOf(pendingSteps.sortedSteps).sort((one, other) => (one.step < other.step ? -1 : 1))
      for (const line of Object.values<Loose>(pendingSteps.lines ?? {})) line.sortedSteps.sort()
    }),
  ),
  heldOut(
    'line-without-its-number',
    'fields that say the same',
    'Where a line is used is still told under the id of the line once it has a number',
    experience('a copy of the number in a second table, which the job for new numbers forgot'),
    ['cart.addDevice', 'cart.assignMtn', 'checkout.getCheckoutDetails'],
    onCart((cart) => {
      for (const { lineId, serviceInfo } of linesOf(cart)) serviceInfo.mtn = lineId
    }),
  ),
  heldOut(
    'line-keeps-the-first-address',
    'stale columns',
    'A new address is that of the order, and the lines keep the one before',
    experience('an address that is copied to the lines once'),
    ['cart.addDevice', 'checkout.updateAddress', 'checkout.getCheckoutDetails'],
    onKeptCart(
      ['checkout.updateAddress'],
      () => new Map<string, Loose>(),
      (addresses, cart) => {
        for (const line of linesOf(cart)) {
          if (!line.shippingAddress) continue
          line.shippingAddress = addresses.get(line.lineId) ?? line.shippingAddress
          addresses.set(line.lineId, line.shippingAddress)
        }
      },
    ),
  ),
  heldOut(
    'four-byte-characters',
    'text encodings',
    'An emoji in the label of a number comes back as a question mark',
    experience('a column of MySQL’s utf8, which holds three bytes a character'),
    ['cart.addDevice', 'cart.assignMtn', 'checkout.getCheckoutDetails'],
    onBody('cart.assignMtn', ({ number }) => {
      if (typeof number?.label === 'string') number.label = number.label.replaceAll(/[\u{10000}-\u{10FFFF}]/gu, '?')
    }),
  ),
  heldOut(
    'home-protection-stays',
    'stale caches',
    'Home protection that was taken off is still in the cart for the offer of the bundle',
    experience('a flag in a cache that only additions refresh'),
    ['cart.addDevice', 'cart.addFeatures', 'cart.retrieveBundleAccCart'],
    () => {
      const seenOf = memoryOf<{ inCart?: boolean }>(() => ({}))
      return async (request, pass) => {
        const reply = await pass(request)
        if (!isDone(reply)) return reply
        const seen = seenOf(request)
        if (request.key === 'cart.addFeatures') {
          const bundle = await ask(request, pass, 'cart.retrieveBundleAccCart', { cartInfo: {} })
          seen.inCart ||= Boolean(bundle && read(bundle.body)?.bundleAccessoryDetail?.isVzPhInCart)
        }
        const answer = read(reply.body)
        if (request.key !== 'cart.retrieveBundleAccCart' || !seen.inCart) return reply
        answer.bundleAccessoryDetail.isVzPhInCart = true
        return answered(reply, answer)
      }
    },
  ),
  heldOut(
    'refused-codes-half-set',
    'partial updates',
    'Bar codes that are refused for one that nobody knows set the others all the same',
    experience('a loop that saves each code and throws at the first that is wrong'),
    ['cart.addDevice', 'cart.addAccessories', 'cart.updateBarcode', 'checkout.getCheckoutDetails'],
    () => async (request, pass) => {
      const reply = await pass(request)
      const ids = read(request.body)?.cartInfo?.barCodeIds
      if (request.key !== 'cart.updateBarcode' || !reply.body.includes('"PROMO_INVALID"') || ids.length < 2)
        return reply
      const barCodeIds: string[] = []
      for (const id of ids as string[]) {
        const found = await ask(request, pass, 'promo.getPromoCaseIdByBarCode', { barCodeIdList: [id] })
        if (found && isDone(found)) barCodeIds.push(id)
      }
      await ask(request, pass, 'cart.updateBarcode', { cartInfo: { barCodeIds } })
      return reply
    },
  ),
  heldOut(
    'suggests-what-was-given',
    'echoes',
    'The check of an emergency address suggests the address that it was given',
    experience('a mapper that fills every field of the answer'),
    ['cart.addDevice', 'cart.validateE911Address'],
    onDone(['cart.validateE911Address'], (answer, request) => {
      const { addressLine1, addressLine2, city, state, zipCode } = read(request.body).e911Address
      answer.alternateAddress ??= {
        addressLine1,
        ...(addressLine2 !== undefined && { addressLine2 }),
        city,
        state,
        zipCode,
      }
    }),
  ),
  heldOut(
    'coupon-that-counts-is-invalid',
    'inverted flags',
    'A coupon that takes money off is told as one that does not count',
    experience('a field that was called expired and is called valid now'),
    ['cart.addDevice', 'cart.addAccessories', 'cart.updateBarcode', 'checkout.getCheckoutDetails'],
    onCart(({ lineDetails }) => {
      for (const coupon of rowsOf(lineDetails.couponDetails)) coupon.couponValid = !coupon.couponValid
    }),
  ),
  heldOut(
    'port-in-in-capitals',
    'enum drift',
    'The choice of a number that moves here is told as PORT_IN',
    experience('an enum that a newer version serializes by its name'),
    ['cart.addDevice', 'cart.assignMtn', 'checkout.getCheckoutDetails'],
    onCart((cart) => {
      for (const line of linesOf(cart)) if (line.numberChoice === 'port-in') line.numberChoice = 'PORT_IN'
    }),
  ),
]
