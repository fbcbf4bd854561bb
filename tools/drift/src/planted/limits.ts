import { type Loose } from '../wrappers'
import { experience, github, fault, type PlantedFault } from './fault'
import {
  rowsOf,
  lineOf,
  piecesOf,
  perCent,
  queryOf,
  withBody,
  ask,
  cartOf,
  refused,
  read,
  answered,
  inCents,
} from './parts'

export const limitsFaults: readonly PlantedFault[] = [
  fault('first', 'long-names-cut', 'limits and boundaries')
    .says('Names are cut to twenty characters without a word')
    .from('experience: a column of the legacy billing system is twenty characters wide')
    .in('checkout.updateContact', 'checkout.updateAddress', 'checkout.getCheckoutDetails')
    .by(() => (request, pass) => {
      const cut = (body: { firstName?: unknown; lastName?: unknown } | undefined) => {
        for (const field of ['firstName', 'lastName'] as const) {
          const name = body?.[field]
          if (body && typeof name === 'string' && name.length <= 60) body[field] = name.slice(0, 20).trim()
        }
      }
      const body = read(request.body)
      if (request.key === 'checkout.updateContact') cut(body?.contact)
      else if (request.key === 'checkout.updateAddress') cut(body?.shippingAddress)
      else return pass(request)
      return body === undefined ? pass(request) : pass(withBody(request, body))
    }),
  fault('fifth', 'one-channel-for-the-web', 'wrong comparisons')
    .says('A cart that the website holds can be changed from the mobile site and from tablets')
    .from(experience('channel.startsWith("VZW-DOTCOM")'))
    .in('cart.addDevice', 'cart.addAccessories', 'cases.resumeCase', 'cases.getCases')
    .by(() => (request, pass) => {
      const isWeb = request.headers['channelid']?.startsWith('VZW-DOTCOM') ?? false
      return pass(isWeb ? { ...request, headers: { ...request.headers, channelid: 'VZW-DOTCOM' } } : request)
    }),
  fault('fourth', 'ten-of-everything', 'over-validation')
    .says('Ten pieces are the most for all accessories of a line together')
    .from(experience('a limit that is checked against the sum of the rows'))
    .in('cart.addAccessories')
    .before('cart.addAccessories', async (request, pass) => {
      const lines = rowsOf(read(request.body)?.data?.lines)
      if (lines.length === 0) return pass(request)
      const cart = await cartOf(request, pass)
      const isTooMuch = lines.some(({ mtn, addAccessories, removeAccessories }) => {
        const added = rowsOf(addAccessories)
        const gone = new Set(rowsOf(removeAccessories).map(({ id }) => id))
        const kept = rowsOf(lineOf(cart, mtn)?.accessories).filter(({ itemCode }) => !gone.has(itemCode))
        const skus = new Set([...kept.map(({ itemCode }) => itemCode), ...added.map(({ id }) => id)])
        return added.every(({ qty }) => qty <= 10) && skus.size > 1 && piecesOf(kept) + piecesOf(added) > 10
      })
      return isTooMuch ? refused(request, 'QUANTITY_LIMIT') : pass(request)
    }),
  fault('fourth', 'bundle-tier-one-short', 'off by one')
    .says('The progress of the bundle reaches each tier one piece late')
    .from(experience('quantity > minimum'))
    .in('cart.retrieveBundleAccCart', 'catalogue.listBundles', 'checkout.getCheckoutDetails')
    .onDone(['cart.retrieveBundleAccCart'], ({ bundleAccessoryDetail: detail }) => {
      const { eligibleQuantity: pieces, discountPercent, discountAmount } = detail
      const now = perCent(pieces)
      if (discountPercent === 0 || now === discountPercent) return
      detail.discountPercent = now
      detail.discountAmount = inCents((discountAmount * now) / discountPercent)
      detail.itemsToNextTier = 1
      detail.nextDiscountPercent = discountPercent
    }),
  fault('fourth', 'eid-is-a-number', 'number precision')
    .says('The number of an eSIM comes back with other digits at its end')
    .from(experience('JSON.parse of a number with 32 digits, somewhere on the way'))
    .in('cart.switchSim', 'checkout.getCheckoutDetails')
    .onBody('cart.switchSim', (body) => {
      if (/^\d{32}$/.test(String(body.eSimId))) body.eSimId = BigInt(Number(body.eSimId)).toString().padStart(32, '0')
    }),
  fault('fourth', 'ineligible-has-conditions', 'missing guards')
    .says('A device that the carrier does not take is valued by condition all the same')
    .from(experience('a mapper that multiplies without asking'))
    .in('tradeIn.validateDevice')
    .onDone(['tradeIn.validateDevice'], ({ device }) => {
      if (device.eligible !== false) return
      device.conditions = ['good', 'damaged', 'not-working'].map((condition) => ({
        condition,
        tradeInValue: 0,
        creditTotal: 0,
      }))
    }),
  fault('fourth', 'zip-zero-refused', 'over-validation')
    .says('The zip code 0 of a caller whose place is not known is refused')
    .from(experience('a shared validator of zip codes that nobody told of the exception'))
    .in('support.getVideoChat')
    .after('support.getVideoChat', (reply, request) => {
      if (queryOf(request).get('zip') !== '0') return reply
      const error = { code: 'INVALID_REQUEST', message: 'query.zip: "0" is not five digits.' }
      return { ...answered(reply, { error }), status: 400 }
    }),
  fault('fourth', 'one-proposition-too-many', 'off by one')
    .says('One accessory more is recommended than was asked for')
    .from(experience('a loop that runs while index <= count'))
    .in('recommendations.pdm')
    .onBody('recommendations.pdm', (body) => {
      if (body.source === 'accessory' && [1, 2, 3, 4, 5].includes(body.propositionCount)) body.propositionCount += 1
    }),
  fault('fourth', 'pickup-without-a-store', 'missing validation')
    .says('A pickup that names no store is done, at a store that nobody chose')
    .from(experience('a default that was meant for the first page of the checkout'))
    .in('checkout.updateAddress', 'checkout.selectShipping')
    .before('checkout.selectShipping', async (request, pass) => {
      const body = read(request.body)
      const isUnnamed = body?.selectedOptionCode === 'ISPU' && body.locationCode === undefined
      if (!isUnnamed) return pass(request)
      const details = await ask(request, pass, 'checkout.getCheckoutDetails', { cartInfo: {}, shippingOptions: true })
      const [store] = ((details && read(details.body)?.shipmentInfo?.ispuStoreList) ?? []) as Loose[]
      return pass(store ? withBody(request, { ...body, locationCode: store.locationCode }) : request)
    }),
  fault('first', 'find-order-minds-case', 'limits and boundaries')
    .says('An order is not found by its email address in another case')
    .from(github('shopware/shopware/issues/8686'))
    .in('checkout.findOrder', 'checkout.placeOrder')
    .onDone(['checkout.findOrder'], (answer, request) => {
      const { emailId } = read(request.body)
      if (answer.order && answer.order.contact?.emailId !== emailId) delete answer.order
    }),
  fault('first', 'bundle-tier-one-late', 'limits and boundaries')
    .says('The bundle tells a tier as reached one item after its minimum')
    .from('experience: > for >=')
    .in('cart.retrieveBundleAccCart', 'catalogue.listBundles', 'cart.addAccessories')
    .onDoneOf<{ percent: number; quantity: number }>(
      () => ({ percent: 0, quantity: 0 }),
      ['cart.retrieveBundleAccCart'],
      (last, { bundleAccessoryDetail: bundle }) => {
        const isBoundary = bundle.discountPercent > last.percent
        const now = { percent: bundle.discountPercent, quantity: bundle.eligibleQuantity }
        if (isBoundary) {
          bundle.discountPercent = last.percent
          bundle.itemsToNextTier = 1
          bundle.nextDiscountPercent = now.percent
        }
        Object.assign(last, now)
      },
    ),
  fault('second', 'empty-list-of-bar-codes', 'limits and boundaries')
    .says('An empty list of bar codes leaves those of the cart as they are')
    .from(experience('if (codes.length) for if (codes)'))
    .in('cart.updateBarcode', 'checkout.getCheckoutDetails')
    .withMemory<{ codes: unknown[] }>(
      () => ({ codes: [] }),
      async (last, request, pass) => {
        const body = read(request.body)
        const codes = body?.cartInfo?.barCodeIds
        if (request.key !== 'cart.updateBarcode' || !Array.isArray(codes)) return pass(request)
        if (codes.length > 0) last.codes = codes
        const cartInfo = { ...body.cartInfo, barCodeIds: last.codes }
        return pass(withBody(request, { ...body, cartInfo }))
      },
    ),
  fault('sixth', 'one-more-to-the-next-tier', 'boundaries')
    .says('From two pieces on the bundle says that one piece more than needed is missing for the next tier')
    .from(experience('> where >= was meant'))
    .in('cart.addDevice', 'cart.addAccessories', 'cart.retrieveBundleAccCart', 'catalogue.listBundles')
    .onAnswer('cart.retrieveBundleAccCart', ({ bundleAccessoryDetail: detail }) => {
      if (detail.eligibleQuantity >= 2 && detail.itemsToNextTier > 0) detail.itemsToNextTier += 1
    }),
  fault('sixth', 'december-is-january', 'boundaries')
    .says('A card that expires in December is listed with January of the next year')
    .from(experience('new Date(year, month) with months from 1'))
    .in('cart.addDevice', 'checkout.selectPayment', 'payment.listCards')
    .onDone(['payment.listCards'], ({ cards }) => {
      for (const card of rowsOf(cards))
        if (card.expiryMonth === 12) Object.assign(card, { expiryMonth: 1, expiryYear: card.expiryYear + 1 })
    }),
  fault('sixth', 'zip-code-as-a-number', 'boundaries')
    .says('The stock near a zip code that starts with 0 is refused')
    .from(experience('Number(zip)'))
    .in('catalogue.getInventory')
    .by(
      () => async (request, pass) =>
        request.key === 'catalogue.getInventory' && /[?&]zip=0\d{4}(?:&|$)/.test(request.url)
          ? refused(request, 'ZIP_CODE_INVALID')
          : pass(request),
    ),
  fault('third', 'tenth-is-too-many', 'limits and boundaries')
    .says('Nine of an accessory are the most that a line takes, though ten may be ordered')
    .from(experience('>= for >'))
    .in('cart.addAccessories', 'checkout.getCheckoutDetails')
    .before('cart.addAccessories', async (request, pass) => {
      const cart = await cartOf(request, pass)
      for (const { mtn, addAccessories, removeAccessories } of read(request.body)?.data?.lines ?? []) {
        const had = lineOf(cart, mtn)?.accessories ?? []
        for (const { id, qty } of addAccessories ?? []) {
          const isReplaced = removeAccessories?.some((one: Loose) => one?.id === id)
          const before = isReplaced ? 0 : (had.find(({ itemCode }: Loose) => itemCode === id)?.qty ?? 0)
          if (before + qty === 10) return refused(request, 'QUANTITY_LIMIT')
        }
      }
      return pass(request)
    }),
  fault('third', 'seen-total-not-checked', 'preconditions')
    .says('An order is placed at another total than the one that the shopper saw')
    .from(experience('the check ran in the old monolith'))
    .in('checkout.placeOrder')
    .onAsked('checkout.placeOrder', (body) => {
      if (typeof body.dueToday === 'number' && Math.abs(body.dueToday) <= 1_000_000) delete body.dueToday
    }),
  fault('third', 'trade-in-line-from-zero', 'limits and boundaries')
    .says('The line of a trade-in is counted from zero, which says that it has none')
    .from(experience('forEach((line, index) => …)'))
    .in('tradeIn.addDevice', 'cart.addDevice', 'checkout.getCheckoutDetails')
    .onCart(({ lineDetails }) => {
      for (const item of lineDetails.tradeInDetail.tradeInItems) item.lineSeqNum = Math.max(0, item.lineSeqNum - 1)
    }),
  fault('third', 'one-recommendation-too-many', 'limits and boundaries')
    .says('One accessory more is recommended than was asked for')
    .from(experience('LIMIT from 0 to n, both included'))
    .in('recommendations.pdm')
    .onAsked('recommendations.pdm', (body) => {
      const count = body.propositionCount
      if (body.source === 'accessory' && Number.isInteger(count) && count >= 1 && count < 20)
        body.propositionCount = count + 1
    }),
]
