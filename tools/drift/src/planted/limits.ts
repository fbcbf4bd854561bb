import type { Makings } from '../fault-table'
import { onAnswer, onBody, type Loose } from '../wrappers'
import {
  rowsOf,
  lineOf,
  piecesOf,
  perCent,
  queryOf,
  onDone,
  withBody,
  onAsked,
  ask,
  cartOf,
  memoryOf,
  answered,
  refused,
  read,
  inCents,
  onCart,
} from './parts'

export const limitsFaults: Makings = {
  'long-names-cut': () => (request, pass) => {
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
  },
  'one-channel-for-the-web': () => (request, pass) => {
    const isWeb = request.headers['channelid']?.startsWith('VZW-DOTCOM') ?? false
    return pass(isWeb ? { ...request, headers: { ...request.headers, channelid: 'VZW-DOTCOM' } } : request)
  },
  'ten-of-everything': () => async (request, pass) => {
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
  'bundle-tier-one-short': onDone(['cart.retrieveBundleAccCart'], ({ bundleAccessoryDetail: detail }) => {
    const { eligibleQuantity: pieces, discountPercent, discountAmount } = detail
    const now = perCent(pieces)
    if (discountPercent === 0 || now === discountPercent) return
    detail.discountPercent = now
    detail.discountAmount = inCents((discountAmount * now) / discountPercent)
    detail.itemsToNextTier = 1
    detail.nextDiscountPercent = discountPercent
  }),
  'eid-is-a-number': onBody('cart.switchSim', (body) => {
    if (/^\d{32}$/.test(String(body.eSimId))) body.eSimId = BigInt(Number(body.eSimId)).toString().padStart(32, '0')
  }),
  'ineligible-has-conditions': onDone(['tradeIn.validateDevice'], ({ device }) => {
    if (device.eligible !== false) return
    device.conditions = ['good', 'damaged', 'not-working'].map((condition) => ({
      condition,
      tradeInValue: 0,
      creditTotal: 0,
    }))
  }),
  'zip-zero-refused': () => async (request, pass) => {
    const reply = await pass(request)
    if (request.key !== 'support.getVideoChat' || queryOf(request).get('zip') !== '0') return reply
    const error = { code: 'INVALID_REQUEST', message: 'query.zip: "0" is not five digits.' }
    return { ...answered(reply, { error }), status: 400 }
  },
  'one-proposition-too-many': onBody('recommendations.pdm', (body) => {
    if (body.source === 'accessory' && [1, 2, 3, 4, 5].includes(body.propositionCount)) body.propositionCount += 1
  }),
  'pickup-without-a-store': () => async (request, pass) => {
    const body = read(request.body)
    const isUnnamed = body?.selectedOptionCode === 'ISPU' && body.locationCode === undefined
    if (request.key !== 'checkout.selectShipping' || !isUnnamed) return pass(request)
    const details = await ask(request, pass, 'checkout.getCheckoutDetails', { cartInfo: {}, shippingOptions: true })
    const [store] = ((details && read(details.body)?.shipmentInfo?.ispuStoreList) ?? []) as Loose[]
    return pass(store ? withBody(request, { ...body, locationCode: store.locationCode }) : request)
  },
  'find-order-minds-case': onDone(['checkout.findOrder'], (answer, request) => {
    const { emailId } = read(request.body)
    if (answer.order && answer.order.contact?.emailId !== emailId) delete answer.order
  }),
  'bundle-tier-one-late': () => {
    const lastOf = memoryOf<{ percent: number; quantity: number }>(() => ({ percent: 0, quantity: 0 }))
    return onDone(['cart.retrieveBundleAccCart'], ({ bundleAccessoryDetail: bundle }, request) => {
      const last = lastOf(request)
      const isBoundary = bundle.discountPercent > last.percent
      const now = { percent: bundle.discountPercent, quantity: bundle.eligibleQuantity }
      if (isBoundary) {
        bundle.discountPercent = last.percent
        bundle.itemsToNextTier = 1
        bundle.nextDiscountPercent = now.percent
      }
      Object.assign(last, now)
    })()
  },
  'empty-list-of-bar-codes': () => {
    const lastOf = memoryOf<{ codes: unknown[] }>(() => ({ codes: [] }))
    return (request, pass) => {
      const body = read(request.body)
      const codes = body?.cartInfo?.barCodeIds
      if (request.key !== 'cart.updateBarcode' || !Array.isArray(codes)) return pass(request)
      const last = lastOf(request)
      if (codes.length > 0) last.codes = codes
      const cartInfo = { ...body.cartInfo, barCodeIds: last.codes }
      return pass(withBody(request, { ...body, cartInfo }))
    }
  },
  'one-more-to-the-next-tier': onAnswer('cart.retrieveBundleAccCart', ({ bundleAccessoryDetail: detail }) => {
    if (detail.eligibleQuantity >= 2 && detail.itemsToNextTier > 0) detail.itemsToNextTier += 1
  }),
  'december-is-january': onDone(['payment.listCards'], ({ cards }) => {
    for (const card of rowsOf(cards))
      if (card.expiryMonth === 12) Object.assign(card, { expiryMonth: 1, expiryYear: card.expiryYear + 1 })
  }),
  'zip-code-as-a-number': () => async (request, pass) =>
    request.key === 'catalogue.getInventory' && /[?&]zip=0\d{4}(?:&|$)/.test(request.url)
      ? refused(request, 'ZIP_CODE_INVALID')
      : pass(request),
  'tenth-is-too-many': () => async (request, pass) => {
    if (request.key !== 'cart.addAccessories') return await pass(request)
    const cart = await cartOf(request, pass)
    for (const { mtn, addAccessories, removeAccessories } of read(request.body)?.data?.lines ?? []) {
      const had = (cart && lineOf(cart, mtn)?.accessories) ?? []
      for (const { id, qty } of addAccessories ?? []) {
        const isReplaced = removeAccessories?.some((one: Loose) => one?.id === id)
        const before = isReplaced ? 0 : (had.find(({ itemCode }: Loose) => itemCode === id)?.qty ?? 0)
        if (before + qty === 10) return refused(request, 'QUANTITY_LIMIT')
      }
    }
    return await pass(request)
  },
  'seen-total-not-checked': onAsked('checkout.placeOrder', (body) => {
    if (typeof body.dueToday === 'number' && Math.abs(body.dueToday) <= 1_000_000) delete body.dueToday
  }),
  'trade-in-line-from-zero': onCart(({ lineDetails }) => {
    for (const item of lineDetails.tradeInDetail.tradeInItems) item.lineSeqNum = Math.max(0, item.lineSeqNum - 1)
  }),
  'one-recommendation-too-many': onAsked('recommendations.pdm', (body) => {
    const count = body.propositionCount
    if (body.source === 'accessory' && Number.isInteger(count) && count >= 1 && count < 20)
      body.propositionCount = count + 1
  }),
}
