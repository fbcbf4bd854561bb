import type { Drift } from '../../../drift'
import { type Loose, onAnswer } from '../../../wrappers'
import { answered, inCents, isDone, linesOf, onCart, read } from '../../parts'
import { ask, cartOf, heldOut, memoryOf, onAsked, onDone } from '../held-out'
import { moment, onKeptCart, rowsOf } from '../fifth/parts'
import { experience } from '../third/parts'

/** What is in a cart, on its lines and around it. */
export const sixthCartFaults: readonly Drift[] = [
  heldOut(
    'eleven-are-ten',
    'silent clamps',
    'Pieces beyond ten are dropped without a word: the call is done, and the cart has ten',
    experience('Math.min(10, quantity) where a refusal was meant'),
    ['cart.addDevice', 'cart.addAccessories', 'checkout.getCheckoutDetails'],
    () => async (request, pass) => {
      const reply = await pass(request)
      if (request.key !== 'cart.addAccessories' || !reply.body.includes('"QUANTITY_LIMIT"')) return reply
      const body = read(request.body)
      const cart = await cartOf(request, pass)
      if (!cart) return reply
      const rows = linesOf(cart).flatMap(({ accessories }) => rowsOf(accessories))
      for (const line of rowsOf(body.data.lines))
        line.addAccessories = rowsOf(line.addAccessories)
          .map((row) => {
            const had = rows.find(({ itemCode }) => itemCode === row.id)?.qty ?? 0
            return { ...row, qty: Math.min(row.qty, 10 - had) }
          })
          .filter(({ qty }) => qty > 0)
      const clamped = await ask(request, pass, 'cart.addAccessories', body)
      return clamped && isDone(clamped) ? { ...clamped, headers: reply.headers } : reply
    },
  ),
  heldOut(
    'accessories-of-the-first-line',
    'second members',
    'Accessories for two lines in one call are all on the first of them',
    experience('lines[0] kept outside the loop over lines'),
    ['cart.addDevice', 'cart.addAccessories', 'checkout.getCheckoutDetails'],
    onAsked('cart.addAccessories', ({ data }) => {
      const [first, ...others] = rowsOf(data?.lines)
      for (const line of others) line.mtn = first.mtn
    }),
  ),
  heldOut(
    'undone-line-takes-the-default-sim',
    'undo',
    'A removed line that comes back has an eSIM where a card had been chosen',
    experience('a restore that runs through the code for new lines and its defaults'),
    ['cart.addDevice', 'cart.switchSim', 'cart.removeDevice', 'checkout.getCheckoutDetails'],
    () => async (request, pass) => {
      const reply = await pass(request)
      const body = read(request.body)
      if (request.key !== 'cart.removeDevice' || body.cartInfo.processAction !== 'UNDO' || !isDone(reply)) return reply
      const cart = await cartOf(request, pass)
      for (const { lineId, simItem } of cart ? linesOf(cart) : [])
        if (simItem?.simType === 'PSIM')
          await ask(request, pass, 'cart.switchSim', { cartInfo: {}, mtn: lineId, simType: 'ESIM' })
      return reply
    },
  ),
  heldOut(
    'term-of-the-first-choice',
    'ignored fields',
    'Another device on a line keeps the term of the first one, whatever term came with it',
    experience('an update statement that misses one column'),
    ['cart.addDevice', 'checkout.getCheckoutDetails'],
    () => async (request, pass) => {
      const body = read(request.body)
      const [line] = rowsOf(body?.data?.lines)
      if (request.key !== 'cart.addDevice' || line?.lineId === undefined) return pass(request)
      const cart = await cartOf(request, pass)
      const term = cart?.lineDetails.lineInfo[line.lineId]?.deviceItem?.term
      if (term === undefined) return pass(request)
      line.device.dppMonths = term
      line.device.contractTerm = term === 0 ? 'MONTH_TO_MONTH' : 'INSTALLMENT'
      const { 'content-length': _length, ...headers } = request.headers
      return pass({ ...request, headers, body: JSON.stringify(body) })
    },
  ),
  heldOut(
    'last-added-is-a-device',
    'stale columns',
    'The line that something was added to last is the one of the last device, also after an accessory',
    experience('a pointer that one of two services keeps'),
    ['cart.addDevice', 'cart.addAccessories', 'checkout.getCheckoutDetails'],
    () => {
      const lastOf = memoryOf<{ line?: string }>(() => ({}))
      const view = onCart(({ lineDetails }, request) => {
        const { line } = lastOf(request)
        if (line !== undefined && lineDetails.allLines.includes(line)) lineDetails.lastItemAddedLine = line
      })()
      return async (request, pass) => {
        const reply = await view(request, pass)
        if (request.key === 'cart.addDevice' && isDone(reply))
          lastOf(request).line = (await cartOf(request, pass))?.lineDetails.lastItemAddedLine
        return reply
      }
    },
  ),
  heldOut(
    'one-more-to-the-next-tier',
    'boundaries',
    'From two pieces on the bundle says that one piece more than needed is missing for the next tier',
    experience('> where >= was meant'),
    ['cart.addDevice', 'cart.addAccessories', 'cart.retrieveBundleAccCart', 'catalogue.listBundles'],
    onAnswer('cart.retrieveBundleAccCart', ({ bundleAccessoryDetail: detail }) => {
      if (detail.eligibleQuantity >= 2 && detail.itemsToNextTier > 0) detail.itemsToNextTier += 1
    }),
  ),
  heldOut(
    'tax-rounded-at-the-end',
    'rounding',
    'The tax of a cart of two lines is a cent more than those of its lines',
    experience('a sum of unrounded amounts beside rounded ones'),
    ['cart.addDevice', 'cart.calculateMultiLineTax'],
    onAnswer('cart.calculateMultiLineTax', (answer) => {
      if (answer.lines.length > 1) answer.totalTax = inCents(answer.totalTax + 0.01)
    }),
  ),
  heldOut(
    'another-number-for-a-lost-one',
    'silent fallbacks',
    'A number that the cart does not hold any more is not refused: the line gets some other number',
    experience('catch (NotHeld) { number = pool.next() }'),
    ['cart.addDevice', 'cart.holdNumbers', 'cart.assignMtn', 'checkout.getCheckoutDetails'],
    () => async (request, pass) => {
      const reply = await pass(request)
      const body = read(request.body)
      if (request.key !== 'cart.assignMtn' || isDone(reply) || body?.number?.mtn === undefined) return reply
      delete body.number.mtn
      const other = await ask(request, pass, 'cart.assignMtn', body)
      return other && isDone(other)
        ? { ...other, headers: { ...other.headers, e2erequestid: reply.headers['e2erequestid'] ?? '' } }
        : reply
    },
  ),
  heldOut(
    'label-of-the-number-before',
    'stale columns',
    'A line that brings its own number after all keeps the label of the new number that it had',
    experience('a column that only one of three branches writes'),
    ['cart.addDevice', 'cart.assignMtn', 'checkout.getCheckoutDetails'],
    onKeptCart(
      ['cart.assignMtn'],
      () => new Map<string, string>(),
      (labels, cart) => {
        for (const line of linesOf(cart)) {
          if (line.numberChoice === 'new' && line.numberLabel) labels.set(line.lineId, line.numberLabel)
          const label = labels.get(line.lineId)
          if (line.numberChoice === 'port-in' && label !== undefined) line.numberLabel = label
        }
      },
    ),
  ),
  heldOut(
    'emergency-address-of-the-first',
    'second members',
    'Emergency addresses for two lines in one call are set on the first line alone',
    experience('return inside the loop'),
    ['cart.addDevice', 'cart.e911Address', 'checkout.getCheckoutDetails'],
    onAsked('cart.e911Address', (body) => {
      if (Array.isArray(body.lines)) body.lines = body.lines.slice(0, 1)
    }),
  ),
  heldOut(
    'donation-is-taxed',
    'wrong base of a sum',
    'With a donation the tax is higher: the donation is taxed, and the sums agree',
    experience('tax of the subtotal after every row that is not a discount'),
    ['cart.addDevice', 'cart.addDonation', 'checkout.updateAddress', 'checkout.getCheckoutDetails'],
    onCart(({ orderDetails: { totals }, lineDetails: { payments } }) => {
      const given = rowsOf(totals.todayRows).find(({ code }) => code === 'donation')
      const tax = rowsOf(totals.todayRows).find(({ code }) => code === 'tax')
      if (!given || !tax) return
      const more = inCents(given.amount * 0.0625)
      tax.amount = inCents(tax.amount + more)
      totals.dueToday = inCents(totals.dueToday + more)
      const [payment] = rowsOf(payments)
      if (payment) payment.amount = inCents(payment.amount + more)
    }),
  ),
  heldOut(
    'guest-once-guest-forever',
    'stale caches',
    'Who has gone on as a guest and signs in after all is still told as a guest',
    experience('putIfAbsent where put was meant'),
    ['cart.addDevice', 'cart.guestChoice', 'checkout.getCheckoutDetails'],
    onKeptCart(
      ['cart.guestChoice'],
      () => ({}) as { choice?: string },
      (kept, { cartHeader }) => {
        kept.choice ??= cartHeader.guestChoice
        if (cartHeader.guestChoice) cartHeader.guestChoice = kept.choice
      },
    ),
  ),
  heldOut(
    'check-from-the-cache',
    'stale reads',
    'The check of a cart answers what it found when the session first asked',
    experience('a cache whose key is the session, cleared by nothing'),
    ['cart.addDevice', 'cart.validateCart', 'checkout.getCheckoutDetails'],
    () => {
      const keptOf = memoryOf<{ errors?: Loose; ready?: boolean }>(() => ({}))
      return onDone(['cart.validateCart'], (answer, request) => {
        const kept = keptOf(request)
        kept.errors ??= answer.cartValidationErrors
        kept.ready ??= answer.hubReadyForCheckout
        answer.cartValidationErrors = kept.errors
        answer.hubReadyForCheckout = kept.ready
      })()
    },
  ),
  heldOut(
    'old-apartment',
    'merges',
    'A new address without a second line has the apartment of the one before',
    experience('Object.assign(address, body)'),
    ['cart.addDevice', 'checkout.updateAddress', 'checkout.getCheckoutDetails'],
    () => {
      const lineOf = memoryOf<{ line?: string }>(() => ({}))
      return onAsked('checkout.updateAddress', ({ shippingAddress }, request) => {
        if (!shippingAddress) return
        shippingAddress.addressLine2 ??= lineOf(request).line
        lineOf(request).line = shippingAddress.addressLine2
      })()
    },
  ),
  heldOut(
    'contact-and-address-at-once',
    'lost updates',
    'An address that is set while the contact is saved is gone: the old one is written back',
    experience('two services that each load and save the whole document'),
    ['cart.addDevice', 'checkout.updateContact', 'checkout.updateAddress', 'checkout.getCheckoutDetails'],
    () => async (request, pass) => {
      if (request.key !== 'checkout.updateContact') return pass(request)
      const addressNow = async () => {
        const reply = await ask(request, pass, 'checkout.getCheckoutDetails', { cartInfo: {} })
        return reply && isDone(reply) ? read(reply.body)?.shippingAddress : undefined
      }
      const before = await addressNow()
      await moment()
      const reply = await pass(request)
      if (!before || !isDone(reply)) return reply
      const after = await addressNow()
      if (JSON.stringify(after) === JSON.stringify(before)) return reply
      await ask(request, pass, 'checkout.updateAddress', { cartInfo: {}, shippingAddress: before })
      return answered(reply, { ...read(reply.body), shippingAddress: before })
    },
  ),
]
