import { errorEnvelope } from '@soe/contracts'
import { randomUUID } from 'node:crypto'
import type { Makings } from '../fault-table'
import type { TwinReply } from '../twin'
import { onAnswer, isDone, type Loose, jsonReply, onReply } from '../wrappers'
import {
  everyObject,
  forgetsIds,
  lostBeside,
  sharedBy,
  sumOf,
  isWithin,
  moment,
  withoutSession,
  onDone,
  withBody,
  onAsked,
  ask,
  cartOf,
  memoryOf,
  read,
  answered,
  onCart,
  linesOf,
  isShort,
  rowsOf,
  lineOf,
  nameOf,
} from './parts'

const withoutDonation = (order: Loose) => {
  const { todayRows } = order.totals
  order.totals.todayRows = todayRows.filter(({ code }: Loose) => code !== 'donation')
  order.totals.dueToday = sumOf(order.totals.todayRows)
}

export const lostChangesFaults: Makings = {
  'accessories-first-line-only': onAsked('cart.addAccessories', (body) => {
    const lines = body.data?.lines
    if (isWithin(lines, 10)) body.data.lines = lines.slice(0, 1)
  }),
  'accessories-last-of-many': onAsked('cart.addAccessories', (body) => {
    for (const line of body.data?.lines ?? [])
      if (isWithin(line?.addAccessories, 20)) line.addAccessories = line.addAccessories.slice(-1)
  }),
  'donation-adds-up': () => {
    const givenBy = memoryOf(() => ({ amount: 0 }))
    return async (request, pass) => {
      if (request.key !== 'cart.addDonation') return await pass(request)
      const body = read(request.body)
      const given = givenBy(request)
      const asked = body?.donationAmount
      if (typeof asked !== 'number' || asked <= 0) {
        given.amount = 0
        return await pass(request)
      }
      const amount = Math.round((given.amount + asked) * 100) / 100
      const reply = await pass(withBody(request, { ...body, donationAmount: amount }))
      if (isDone(reply)) given.amount = amount
      return reply
    }
  },
  'refused-accessories-half-added': () => async (request, pass) => {
    const reply = await pass(request)
    if (request.key !== 'cart.addAccessories' || !reply.body.includes('ITEM_NOT_FOUND')) return reply
    const body = read(request.body)
    for (const line of body?.data?.lines ?? [])
      for (const accessory of line?.addAccessories ?? [])
        await pass(withBody(request, { ...body, data: { lines: [{ ...line, addAccessories: [accessory] }] } }))
    return reply
  },
  'undo-restores-a-snapshot': () => {
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
  'feature-removed-everywhere': onAsked('cart.addFeatures', (body) => {
    for (const feature of rowsOf(body.data?.accountFeatures)) if (feature.actionIndicator === 'D') delete feature.mtns
  }),
  'donation-goes-with-its-line': () => async (request, pass) => {
    if (request.key !== 'cart.removeDevice') return pass(request)
    const cart = await cartOf(request, pass)
    const reply = await pass(request)
    const line = cart && linesOf(cart).find(({ lineId }) => lineId === read(request.body)?.lineId)
    if (!line?.donationInfo || cart.lineDetails.numOfLines < 2 || !isDone(reply)) return reply
    const without = await ask(request, pass, 'cart.addDonation', { cartInfo: {}, donationAmount: 0 })
    return without && isDone(without) ? { ...without, headers: reply.headers, setCookies: reply.setCookies } : reply
  },
  'refused-codes-half-set': () => async (request, pass) => {
    const reply = await pass(request)
    const ids = read(request.body)?.cartInfo?.barCodeIds
    if (request.key !== 'cart.updateBarcode' || !reply.body.includes('"PROMO_INVALID"') || ids.length < 2) return reply
    const barCodeIds: string[] = []
    for (const id of ids as string[]) {
      const found = await ask(request, pass, 'promo.getPromoCaseIdByBarCode', { barCodeIdList: [id] })
      if (found && isDone(found)) barCodeIds.push(id)
    }
    await ask(request, pass, 'cart.updateBarcode', { cartInfo: { barCodeIds } })
    return reply
  },
  'refused-contact-half-stored': () => async (request, pass) => {
    const reply = await pass(request)
    const sent = read(request.body)?.contact
    if (request.key !== 'checkout.updateContact' || reply.status !== 400 || !isShort(sent?.firstName)) return reply
    const details = await ask(request, pass, 'checkout.getCheckoutDetails', { cartInfo: {} })
    const stored = details && read(details.body)?.contact
    if (!stored) return reply
    const contact = { ...stored, firstName: sent.firstName }
    await ask(request, pass, 'checkout.updateContact', { cartInfo: {}, contact })
    return reply
  },
  'contact-and-address-at-once': () => {
    const openOf = memoryOf(() => ({ addresses: 0 }))
    return async (request, pass) => {
      const open = openOf(request)
      if (request.key === 'checkout.updateAddress') {
        open.addresses += 1
        await moment()
        const reply = await pass(request)
        await moment()
        open.addresses -= 1
        return reply
      }
      if (request.key !== 'checkout.updateContact') return pass(request)
      await moment()
      const details = open.addresses > 0 && (await ask(request, pass, 'checkout.getCheckoutDetails', { cartInfo: {} }))
      const reply = await pass(request)
      const contact = details && read(details.body)?.contact
      if (contact) await ask(request, pass, 'checkout.updateContact', { cartInfo: {}, contact })
      return reply
    }
  },
  'retry-after-another-call': () => {
    const idsOf = memoryOf<{ last?: string; used: Set<string> }>(() => ({ used: new Set() }))
    return async (request, pass) => {
      const id = request.headers['guie2erequestid']
      if (!/^cart\.(?:add|remove)/.test(request.key ?? '') || id === undefined) return pass(request)
      const ids = idsOf(request)
      const isForgotten = ids.used.has(id) && ids.last !== id
      ids.used.add(id)
      ids.last = id
      if (!isForgotten) return pass(request)
      const reply = await pass({ ...request, headers: { ...request.headers, guie2erequestid: randomUUID() } })
      return { ...reply, headers: { ...reply.headers, e2erequestid: id } }
    }
  },
  'undone-without-accessories': () => async (request, pass) => {
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
  'same-body-is-a-retry': () => {
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
  'lines-out-of-service-listed': onDone(['cart.listEligibleLines'], ({ lines }) => {
    const last = (lines as Loose[]).at(-1)
    if (!last) return
    const gone = structuredClone(last)
    Object.assign(gone, {
      category: 'INELIGIBLE',
      installmentLoans: [],
      mtnHashCode: '0zz0gone0line0',
      nickName: '',
    })
    Object.assign(gone.equipmentUpgradeEligibility, {
      upgradeEligible: false,
      buyoutEligible: false,
      buyoutRestricted: false,
      inEligibility: { mtnPermanentlyInactive: true, mtnSuspended: false },
      upgradeEligibilityLabel: 'Out of service',
    })
    lines.push(gone)
  }),
  'emergency-address-one-line': onAsked('cart.e911Address', (body) => {
    for (const { e911Address } of body.lines ?? [])
      if (typeof e911Address?.addressLine2 === 'string' && e911Address.addressLine2.length <= 80)
        delete e911Address.addressLine2
  }),
  'check-stores-emergency-address': onReply('cart.validateE911Address', async (reply, request, pass) => {
    const { e911Address } = read(request.body)
    const mtn = read(reply.body).processingMTN
    await ask(request, pass, 'cart.e911Address', { cartInfo: {}, lines: [{ mtn, e911Address }] })
    return reply
  }),
  'undone-line-takes-the-default-sim': () => async (request, pass) => {
    const reply = await pass(request)
    const body = read(request.body)
    if (request.key !== 'cart.removeDevice' || body.cartInfo.processAction !== 'UNDO' || !isDone(reply)) return reply
    const cart = await cartOf(request, pass)
    for (const { lineId, simItem } of cart ? linesOf(cart) : [])
      if (simItem?.simType === 'PSIM')
        await ask(request, pass, 'cart.switchSim', { cartInfo: {}, mtn: lineId, simType: 'ESIM' })
    return reply
  },
  'old-apartment': () => {
    const lineOf = memoryOf<{ line?: string }>(() => ({}))
    return onAsked('checkout.updateAddress', ({ shippingAddress }, request) => {
      if (!shippingAddress) return
      shippingAddress.addressLine2 ??= lineOf(request).line
      lineOf(request).line = shippingAddress.addressLine2
    })()
  },
  'address-written-back': () => async (request, pass) => {
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
  'card-removed-twice': () => async (request, pass) => {
    if (request.key !== 'payment.removeCard') return pass(request)
    const listed = await ask(request, pass, 'payment.listCards', {})
    const cards = listed && isDone(listed) ? rowsOf(read(listed.body)?.cards) : undefined
    const id = read(request.body)?.cardId
    return cards && typeof id === 'string' && !cards.some(({ cardId }) => cardId === id)
      ? jsonReply(request, 500, errorEnvelope([{ id: 'SYSTEM_ERROR' }]))
      : pass(request)
  },
  'contact-after-forgetting': () => {
    const contactOf = memoryOf<{ contact?: Loose }>(() => ({}))
    return onDone(['checkout.updateContact', 'checkout.getCheckoutDetails'], (answer, request) => {
      const kept = contactOf(request)
      if (answer.contact) kept.contact = answer.contact
      else if (kept.contact) answer.contact = kept.contact
    })()
  },
  'plan-for-every-line': onReply('cart.addPlan', async (reply, request, pass) => {
    const { lineId: asked, planId } = read(request.body)
    let last = reply
    const cart = await cartOf(request, pass)
    for (const { lineId } of cart ? linesOf(cart) : []) {
      if (lineId === asked) continue
      const again = await ask(request, pass, 'cart.addPlan', { cartInfo: {}, lineId, planId })
      if (again && isDone(again)) last = again
    }
    return { ...reply, body: last.body }
  }),
  'new-quantity-adds-up': onAsked('cart.addAccessories', (body) => {
    for (const line of body.data?.lines ?? []) {
      if (!Array.isArray(line?.addAccessories) || !Array.isArray(line.removeAccessories)) continue
      const added = new Set(line.addAccessories.map((one: Loose) => one?.id))
      line.removeAccessories = line.removeAccessories.filter((one: Loose) => !added.has(one?.id))
    }
  }),
  'donation-beside-an-address': lostBeside('cart.addDonation', ({ cart }) => {
    if (cart) withoutDonation(cart.orderDetails)
  }),
  'card-beside-a-card': lostBeside('checkout.selectPayment', ({ cards }, { payment }) => {
    const at = cards?.findIndex(({ lastFour }: Loose) => String(payment?.cardNumber).endsWith(lastFour)) ?? -1
    if (at >= 0) cards.splice(at, 1)
  }),
  'wish-of-the-other-browser': lostBeside(
    'wishlist.addWishlist',
    (answer, { data }) => {
      const gone = data.favorites.flatMap(({ items }: Loose) => items.map(({ productId }: Loose) => productId))
      everyObject(answer, (part) => {
        for (const [name, list] of Object.entries(part))
          if (Array.isArray(list) && list.every((item: Loose) => item?.productId !== undefined))
            part[name] = list.filter(({ productId }: Loose) => !gone.includes(productId))
      })
    },
    sharedBy,
  ),
  'another-number-for-one-id': forgetsIds('cart.assignMtn'),
  'trade-in-again-for-one-id': forgetsIds('tradeIn.addDevice'),
  'donation-not-ordered': onDone(
    ['checkout.placeOrder', 'checkout.getOrder', 'checkout.listOrders', 'checkout.findOrder'],
    (answer) => {
      for (const order of [answer.order, ...(answer.orders ?? [])]) if (order?.totals) withoutDonation(order)
    },
  ),
  'ordered-without-agreements': () => async (request, pass) => {
    const reply = await pass(request)
    if (request.key !== 'checkout.placeOrder' || !reply.body.includes('"issue":"agreement"')) return reply
    const asked = await ask(request, pass, 'checkout.getCheckoutDetails', { cartInfo: {}, customerAgreements: true })
    const { agreements } = read(asked?.body ?? '').customerAgreements
    const agreementIds = agreements.map(({ agreementId }: Loose) => agreementId)
    await ask(request, pass, 'checkout.acceptAgreements', { cartInfo: {}, agreementIds })
    return (await ask(request, pass, 'checkout.placeOrder', read(request.body))) ?? reply
  },
  'order-without-accessories': onAnswer('checkout.placeOrder', ({ order }) => {
    order.accessories = []
    for (const line of order.lines) line.accessories = []
  }),
  'wishlist-first-item-only': onAsked('wishlist.addWishlist', (body) => {
    for (const favorite of body.data?.favorites ?? [])
      if (isWithin(favorite?.items, 50)) favorite.items = favorite.items.slice(0, 1)
  }),
  'address-resets-shipping': onReply('checkout.updateAddress', async (reply, request, pass) => {
    const option = read(reply.body).shipmentInfo?.shippingOptions?.[0]?.shippingOptionId
    const again = await ask(request, pass, 'checkout.selectShipping', { cartInfo: {}, selectedOptionCode: option })
    return again && isDone(again) ? { ...reply, body: again.body } : reply
  }),
  'two-orders-of-a-double-click': () => {
    const openOf = memoryOf(() => ({ calls: 0 }))
    return async (request, pass) => {
      if (request.key !== 'checkout.placeOrder') return pass(request)
      const open = openOf(request)
      open.calls += 1
      const { calls } = open
      await moment()
      const reply = await pass(request)
      open.calls -= 1
      if (calls === 1 || !isDone(reply)) return reply
      const answer = read(reply.body)
      answer.order.orderNumber = `${answer.order.orderNumber}${calls}`
      return answered(reply, answer)
    }
  },
  'referral-drops-bar-codes': onReply('promo.validateRaf', async (reply, request, pass) => {
    const emptied = await ask(request, pass, 'cart.updateBarcode', { cartInfo: { barCodeIds: [] } })
    const left = emptied && isDone(emptied) ? read(emptied.body) : undefined
    if (left === undefined) return reply
    return answered(reply, { ...read(reply.body), promotions: left.promotions, totals: left.totals })
  }),
  'prepaid-gets-postpaid-plans': () => (request, pass) => {
    const isPrepaid = request.key === 'plans.getPlans' && request.url.includes('prepa')
    return pass(isPrepaid ? { ...request, url: '/soe/digital/prospect/plansservice/nse/getPlans' } : request)
  },
  'cleared-but-not-the-cart': () => async (request, pass) => {
    if (request.key !== 'session.clearCache') return pass(request)
    const cookie = request.headers['cookie'] ?? ''
    const reply = await pass({ ...request, headers: { ...request.headers, cookie: withoutSession(cookie) } })
    return isDone(reply) ? { ...reply, setCookies: [] } : reply
  },
  'gone-card-not-found': () => async (request, pass) => {
    if (request.key !== 'payment.removeCard') return await pass(request)
    const listed = await ask(request, pass, 'payment.listCards', {})
    const asked = read(request.body)?.cardId
    const had = listed && isDone(listed) && read(listed.body).cards.some(({ cardId }: Loose) => cardId === asked)
    const reply = await pass(request)
    if (had || !isDone(reply)) return reply
    const [id, name, message] = ['ITEM_NOT_FOUND', 'ITEM_NOT_FOUND', 'The item was not found.']
    const error = { id, name, message, serviceErrMsg: message, errorCategory: 'BUSINESSERR', severity: 'Error' }
    const serviceHeader = { statusCode: id, statusMsg: id }
    return answered(reply, { statusCode: id, serviceHeader, errors: [{ ...error, details: [] }] })
  },
  'second-rating-ignored': () => async (request, pass) => {
    const body = read(request.body)
    if (request.key !== 'tradeIn.addDevice' || !body?.submissionId || !body.condition) return await pass(request)
    const cart = await cartOf(request, pass)
    const item = cart?.lineDetails.tradeInDetail.tradeInItems.find(
      ({ submissionId }: Loose) => submissionId === body.submissionId,
    )
    return await pass(item?.condition ? withBody(request, { ...body, condition: item.condition }) : request)
  },
  'removing-one-trade-in-takes-all': () => async (request, pass) => {
    const body = read(request.body)
    const reply = await pass(request)
    if (request.key !== 'tradeIn.addDevice' || body?.actionIndicator !== 'D' || !isDone(reply)) return reply
    let last = reply
    const cart = await cartOf(request, pass)
    for (const { submissionId } of cart?.lineDetails.tradeInDetail.tradeInItems ?? []) {
      const again = await ask(request, pass, 'tradeIn.addDevice', {
        cartInfo: {},
        submissionId,
        actionIndicator: 'D',
      })
      if (again && isDone(again)) last = again
    }
    return { ...reply, body: last.body }
  },
  'quote-replaces-accessories': () => async (request, pass) => {
    if (request.key !== 'quote.retrieveAccessoriesFromQuote') return await pass(request)
    const before = await cartOf(request, pass)
    const reply = await pass(request)
    if (!before || !isDone(reply)) return reply
    const lines = linesOf(before).map(({ lineId: mtn, accessories }) => ({
      mtn,
      removeAccessories: accessories.map(({ itemCode: id, qty }: Loose) => ({ id, qty })),
    }))
    const had = lines.filter(({ removeAccessories }) => removeAccessories.length > 0)
    if (had.length > 0) await ask(request, pass, 'cart.addAccessories', { cartInfo: {}, data: { lines: had } })
    return reply
  },
  'old-second-line-sticks': () => {
    const lastOf = memoryOf<{ second?: string }>(() => ({}))
    return onAsked('checkout.updateAddress', ({ shippingAddress }, request) => {
      const last = lastOf(request)
      if (typeof shippingAddress !== 'object' || shippingAddress === null) return
      if (typeof shippingAddress.addressLine2 === 'string') last.second = shippingAddress.addressLine2
      else if (last.second !== undefined) shippingAddress.addressLine2 = last.second
    })()
  },
  'declined-wipes-payment': () => {
    const lastOf = memoryOf(() => ({ isWiped: false }))
    return async (request, pass) => {
      const reply = await onCart(({ lineDetails }, same, answer) => {
        if (same.key === 'checkout.selectPayment') lastOf(same).isWiped = false
        if (!lastOf(same).isWiped) return
        delete answer.payment
        lineDetails.payments = []
      })()(request, pass)
      if (request.key === 'checkout.selectPayment' && reply.body.includes('PAYMENT_DECLINED'))
        lastOf(request).isWiped = true
      return reply
    }
  },
  'offer-accepted-twice': () => {
    const accepted = memoryOf(() => new Set<string>())
    return onDone(['pricing.saveAcceptedMyofferData'], (answer, request) => {
      if (accepted(request).has(answer.offerId)) answer.saved = false
      accepted(request).add(answer.offerId)
    })()
  },
  'no-notices-of-product': () => {
    const askedBy = memoryOf(() => new Map<string, string>())
    return async (request, pass) => {
      const reply = await pass(request)
      if (!isDone(reply)) return reply
      const { productId, skuId } = read(request.body) ?? {}
      const asked = askedBy(request)
      if (request.key === 'wishlist.subscribe') asked.set(skuId, productId)
      if (request.key !== 'wishlist.unsubscribe') return reply
      for (const [other, product] of asked)
        if (product === productId && other !== skuId)
          await ask(request, pass, 'wishlist.unsubscribe', { productId, skuId: other })
      return reply
    }
  },
}
