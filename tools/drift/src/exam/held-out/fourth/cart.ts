import type { Drift } from '../../../drift'
import type { TwinReply } from '../../../twin'
import { type Loose, onBody } from '../../../wrappers'
import { answered, inCents, isDone, linesOf, onCart, read, shopperOf } from '../../parts'
import { ask, cartOf, heldOut, memoryOf, onDone, withBody } from '../held-out'
import { experience, refused } from '../third/parts'
import { sharedBy } from './parts'

/** The line of a cart that is named by its id or its number. */
const lineOf = (cart: Loose, name: unknown): Loose =>
  cart && linesOf(cart).find(({ lineId, mobileNumber }) => name === lineId || name === mobileNumber)

const rowsOf = (value: unknown): Loose[] =>
  Array.isArray(value) ? value.filter((row) => typeof row === 'object' && row !== null) : []

const nameOf = (cookie: string): string => cookie.split('=')[0] ?? ''

const piecesOf = (rows: readonly Loose[]): number => rows.reduce((sum: number, { qty }) => sum + Number(qty), 0)

const perCent = (pieces: number): number => (pieces > 5 ? 30 : pieces > 4 ? 25 : pieces > 3 ? 20 : 0)

/** What is in a cart and on its lines. */
export const fourthCartFaults: readonly Drift[] = [
  heldOut(
    'outright-becomes-financed',
    'falsy zeros',
    'A device at its full retail price is financed over 36 months',
    experience('dppMonths || 36'),
    ['cart.addDevice', 'checkout.getCheckoutDetails'],
    onBody('cart.addDevice', (body) => {
      for (const { device, purchasePath } of body.data.lines as Loose[]) {
        if (device.dppMonths === 0 && device.contractTerm === 'MONTH_TO_MONTH' && purchasePath === undefined)
          Object.assign(device, { dppMonths: 36, contractTerm: '36' })
      }
    }),
  ),
  heldOut(
    'undone-without-accessories',
    'partial restores',
    'A line whose removal is undone comes back without its accessories',
    experience('a cascade that deletes the rows of three tables, and an undo that restores one'),
    ['cart.addDevice', 'cart.addAccessories', 'cart.removeDevice', 'checkout.getCheckoutDetails'],
    () => async (request, pass) => {
      const reply = await pass(request)
      const body = read(request.body)
      const isUndo = request.key === 'cart.removeDevice' && body?.cartInfo?.processAction === 'UNDO'
      if (!isUndo || !isDone(reply)) return reply
      const accessories = (lineOf(await cartOf(request, pass), body.lineId)?.accessories ?? []) as Loose[]
      if (accessories.length === 0) return reply
      const removeAccessories = accessories.map(({ itemCode, qty }) => ({ id: itemCode, qty }))
      const data = { lines: [{ mtn: body.lineId, removeAccessories }] }
      const removed = await ask(request, pass, 'cart.addAccessories', { cartInfo: {}, data })
      if (!removed || !isDone(removed)) return reply
      const named = new Set(removed.setCookies.map(nameOf))
      const setCookies = [...reply.setCookies.filter((cookie) => !named.has(nameOf(cookie))), ...removed.setCookies]
      return { ...removed, headers: reply.headers, setCookies }
    },
  ),
  heldOut(
    'same-body-is-a-retry',
    'idempotency',
    'The same accessory added twice in a row is in the cart once',
    experience('a guard against double clicks that compares bodies, not request ids'),
    ['cart.addAccessories', 'checkout.getCheckoutDetails'],
    () => {
      const lastOf = memoryOf<{ body?: string; reply?: TwinReply }>(() => ({}))
      return async (request, pass) => {
        const last = lastOf(request)
        const isAddition = request.key === 'cart.addAccessories'
        if (isAddition && last.reply && last.body === request.body) {
          const e2erequestid = request.headers['guie2erequestid'] ?? 'none'
          return { ...last.reply, headers: { ...last.reply.headers, e2erequestid }, setCookies: [] }
        }
        const reply = await pass(request)
        const isOther = request.key?.startsWith('cart.') ?? false
        if (isAddition && isDone(reply)) Object.assign(last, { body: request.body, reply })
        else if (isOther) delete last.reply
        return reply
      }
    },
  ),
  heldOut(
    'ten-of-everything',
    'over-validation',
    'Ten pieces are the most for all accessories of a line together',
    experience('a limit that is checked against the sum of the rows'),
    ['cart.addAccessories'],
    () => async (request, pass) => {
      const lines = rowsOf(read(request.body)?.data?.lines)
      if (request.key !== 'cart.addAccessories' || lines.length === 0) return pass(request)
      const cart = await cartOf(request, pass)
      const isTooMuch = lines.some(({ mtn, addAccessories, removeAccessories }) => {
        const added = rowsOf(addAccessories)
        const gone = new Set(rowsOf(removeAccessories).map(({ id }) => id))
        const kept = rowsOf(lineOf(cart, mtn)?.accessories).filter(({ itemCode }) => !gone.has(itemCode))
        const skus = new Set([...kept.map(({ itemCode }) => itemCode), ...added.map(({ id }) => id)])
        return added.every(({ qty }) => qty <= 10) && skus.size > 1 && piecesOf(kept) + piecesOf(added) > 10
      })
      return isTooMuch ? refused(request, 'QUANTITY_LIMIT') : pass(request)
    },
  ),
  heldOut(
    'bundle-tier-one-short',
    'off by one',
    'The progress of the bundle reaches each tier one piece late',
    experience('quantity > minimum'),
    ['cart.retrieveBundleAccCart', 'catalogue.listBundles', 'checkout.getCheckoutDetails'],
    onDone(['cart.retrieveBundleAccCart'], ({ bundleAccessoryDetail: detail }) => {
      const { eligibleQuantity: pieces, discountPercent, discountAmount } = detail
      const now = perCent(pieces)
      if (discountPercent === 0 || now === discountPercent) return
      detail.discountPercent = now
      detail.discountAmount = inCents((discountAmount * now) / discountPercent)
      detail.itemsToNextTier = 1
      detail.nextDiscountPercent = discountPercent
    }),
  ),
  heldOut(
    'donation-loses-a-cent',
    'float money',
    'Some donations are a cent less than was sent: $0.29 becomes $0.28',
    experience('Math.floor(dollars * 100)'),
    ['cart.addDonation', 'checkout.getCheckoutDetails'],
    onBody('cart.addDonation', (body) => {
      if (typeof body.donationAmount === 'number' && inCents(body.donationAmount) === body.donationAmount)
        body.donationAmount = Math.floor(body.donationAmount * 100) / 100
    }),
  ),
  heldOut(
    'wrong-zip-500',
    '500 for 400',
    'A zip code that is none answers 500',
    experience('a validator that throws, and a handler that knows nothing of it'),
    ['cart.calculateMultiLineTax'],
    () => async (request, pass) => {
      const reply = await pass(request)
      const isWrongZip = reply.status === 400 && reply.body.includes('zipCode')
      if (request.key !== 'cart.calculateMultiLineTax' || !isWrongZip) return reply
      const error = { code: 'INTERNAL_ERROR', message: 'The request could not be answered.' }
      return { ...answered(reply, { error }), status: 500 }
    },
  ),
  heldOut(
    'held-for-seconds',
    'units',
    'Numbers are held for fifteen seconds',
    experience('a cache that takes milliseconds for its time to live, and a constant of 15 * 1000'),
    ['cart.holdNumbers'],
    onDone(['cart.holdNumbers'], (answer) => {
      answer.heldUntil = new Date(Date.parse(answer.heldUntil as string) - 885_000).toISOString()
    }),
  ),
  heldOut(
    'numbers-offered-twice',
    'locks',
    'Numbers that are held for one shopper are offered to the next',
    experience('SELECT without FOR UPDATE SKIP LOCKED'),
    ['cart.holdNumbers', 'cart.assignMtn'],
    () => {
      const heldBy = new Map<string, { shopper: string; answer: Loose }>()
      return onDone(['cart.holdNumbers'], (answer, request) => {
        const key = `${sharedBy(request)} ${read(request.body)?.zipCode}`
        const held = heldBy.get(key)
        const shopper = shopperOf(request)
        const isHeld = held && Date.parse(answer.heldUntil) - Date.parse(held.answer.heldUntil) < 900_000
        if (isHeld && held.shopper !== shopper) answer.numbers = held.answer.numbers
        else heldBy.set(key, { shopper, answer })
      })()
    },
  ),
  heldOut(
    'label-cut',
    'truncation',
    'The label of a number is kept to twelve characters',
    experience('VARCHAR(12) and a database that cuts without a word'),
    ['cart.assignMtn', 'checkout.getCheckoutDetails'],
    onBody('cart.assignMtn', ({ number }) => {
      if (typeof number?.label === 'string' && number.label.trim().length <= 20)
        number.label = number.label.trim().slice(0, 12)
    }),
  ),
  heldOut(
    'e911-on-the-first-line',
    'wrong rows',
    'The emergency address of any line is stored with the first line',
    experience('lines[0] where the loop variable was meant'),
    ['cart.addDevice', 'cart.e911Address', 'checkout.getCheckoutDetails'],
    () => async (request, pass) => {
      const body = read(request.body)
      if (request.key !== 'cart.e911Address' || !Array.isArray(body?.lines)) return pass(request)
      const cart = await cartOf(request, pass)
      const lines = (body.lines as Loose[]).map((line) =>
        lineOf(cart, line?.mtn) ? { ...line, mtn: cart.lineDetails.allLines[0] } : line,
      )
      return pass(withBody(request, { ...body, lines }))
    },
  ),
  heldOut(
    'eid-is-a-number',
    'number precision',
    'The number of an eSIM comes back with other digits at its end',
    experience('JSON.parse of a number with 32 digits, somewhere on the way'),
    ['cart.switchSim', 'checkout.getCheckoutDetails'],
    onBody('cart.switchSim', (body) => {
      if (/^\d{32}$/.test(String(body.eSimId))) body.eSimId = BigInt(Number(body.eSimId)).toString().padStart(32, '0')
    }),
  ),
  heldOut(
    'protection-never-in-cart',
    'wrong joins',
    'The list of protection says of none that it is in the cart',
    experience('a join of the id with the sorId'),
    ['device.getProtectionFeatures', 'cart.addFeatures'],
    onDone(['device.getProtectionFeatures'], ({ payload }) => {
      for (const feature of payload.features as Loose[]) feature.inCart = false
    }),
  ),
  heldOut(
    'damaged-worth-half',
    'constants that differ',
    'A damaged device is worth half in the cart, and 40 % where it is valued',
    experience('a rate that two services keep, each for itself'),
    ['tradeIn.addDevice', 'tradeIn.validateDevice', 'checkout.getCheckoutDetails'],
    onCart(({ lineDetails, orderDetails }) => {
      for (const item of lineDetails.tradeInDetail.tradeInItems as Loose[]) {
        if (item.condition !== 'damaged') continue
        const more = inCents(item.tradeInValue / 4)
        const row = ((orderDetails.totals.creditRows ?? []) as Loose[]).find(
          ({ amount }) => amount === -item.tradeInValue,
        )
        if (row) row.amount = inCents(row.amount - more)
        item.tradeInValue = inCents(item.tradeInValue + more)
        item.creditTotal = inCents(item.creditTotal + more)
      }
    }),
  ),
  heldOut(
    'ineligible-has-conditions',
    'missing guards',
    'A device that the carrier does not take is valued by condition all the same',
    experience('a mapper that multiplies without asking'),
    ['tradeIn.validateDevice'],
    onDone(['tradeIn.validateDevice'], ({ device }) => {
      if (device.eligible !== false) return
      device.conditions = ['good', 'damaged', 'not-working'].map((condition) => ({
        condition,
        tradeInValue: 0,
        creditTotal: 0,
      }))
    }),
  ),
  heldOut(
    'referral-drops-bar-codes',
    'partial updates',
    'A referral code takes the bar codes off the cart',
    experience('one column for the promotion, from the time when there was one kind'),
    ['promo.validateRaf', 'cart.updateBarcode', 'checkout.getCheckoutDetails'],
    () => async (request, pass) => {
      const reply = await pass(request)
      if (request.key !== 'promo.validateRaf' || !isDone(reply)) return reply
      const emptied = await ask(request, pass, 'cart.updateBarcode', { cartInfo: { barCodeIds: [] } })
      const left = emptied && isDone(emptied) ? read(emptied.body) : undefined
      if (left === undefined) return reply
      return answered(reply, { ...read(reply.body), promotions: left.promotions, totals: left.totals })
    },
  ),
  heldOut(
    'wrong-code-is-done',
    'error masking',
    'A friends-and-family code that nobody knows is answered as done',
    experience('catch (error) { log(error) } around the promotion engine'),
    ['promo.validateFriendsAndFamily'],
    () => async (request, pass) => {
      const reply = await pass(request)
      if (request.key !== 'promo.validateFriendsAndFamily' || !reply.body.includes('"PROMO_INVALID"')) return reply
      const cart = await cartOf(request, pass)
      const barCodeIds = ((cart?.orderDetails.barCodes ?? []) as Loose[]).map(({ barCodeId }) => barCodeId)
      const done = await ask(request, pass, 'cart.updateBarcode', { cartInfo: { barCodeIds } })
      return done && isDone(done) ? { ...done, headers: reply.headers } : reply
    },
  ),
  heldOut(
    'rows-for-pieces',
    'counting',
    'The count of the cart counts rows, not pieces',
    experience('COUNT(*) where SUM(quantity) was meant'),
    ['recommendations.getRtCartCount', 'cart.addAccessories'],
    () => async (request, pass) => {
      const reply = await pass(request)
      if (request.key !== 'recommendations.getRtCartCount' || !isDone(reply)) return reply
      const cart = await cartOf(request, pass)
      if (!cart) return reply
      return answered(reply, { ...read(reply.body), rtCartCount: cart.orderDetails.orderList.length })
    },
  ),
]
