import type { Makings } from '../fault-table'
import { onReply, isDone, type Loose, onBody } from '../wrappers'
import { onDone, ask, memoryOf, read, answered, inCents, rowsOf, onKeptCart, cartOf, onCart, linesOf } from './parts'

export const staleReadsFaults: Makings = {
  'total-of-the-old-quantity': onKeptCart(
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
  'area-code-of-the-first-number': onKeptCart(
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
  'first-kind-of-sim': () => {
    const kindsOf = memoryOf(() => new Map<string, string>())
    return onDone(['cart.switchSim', 'device.getEsimDetails'], (answer, request) => {
      const { mtn, simType, lineId } = read(request.body) ?? {}
      const kinds = kindsOf(request)
      if (request.key === 'cart.switchSim' && !kinds.has(mtn)) kinds.set(mtn, simType)
      if (answer.esimDetails?.selectedSimType !== undefined)
        answer.esimDetails.selectedSimType = kinds.get(lineId) ?? answer.esimDetails.selectedSimType
    })()
  },
  'line-without-its-number': onCart((cart) => {
    for (const { lineId, serviceInfo } of linesOf(cart)) serviceInfo.mtn = lineId
  }),
  'line-keeps-the-first-address': onKeptCart(
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
  'home-protection-stays': () => {
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
  'suggests-what-was-given': onDone(['cart.validateE911Address'], (answer, request) => {
    const { addressLine1, addressLine2, city, state, zipCode } = read(request.body).e911Address
    answer.alternateAddress ??= {
      addressLine1,
      ...(addressLine2 !== undefined && { addressLine2 }),
      city,
      state,
      zipCode,
    }
  }),
  'contract-of-a-removed-line': () => {
    const contractsOf = memoryOf(() => new Map<string, Loose>())
    return async (request, pass) => {
      const reply = await pass(request)
      if (!isDone(reply)) return reply
      const contracts = contractsOf(request)
      if (request.key === 'cart.addDevice') {
        const body = { cartInfo: {}, installmentContracts: true }
        const details = await ask(request, pass, 'checkout.getCheckoutDetails', body)
        for (const one of rowsOf(details && read(details.body)?.installmentContracts)) contracts.set(one.lineId, one)
      }
      const answer = read(reply.body)
      if (request.key !== 'checkout.getCheckoutDetails' || !answer.installmentContracts) return reply
      const lines = new Set(answer.cart.lineDetails.allLines)
      answer.installmentContracts.push(...[...contracts.values()].filter(({ lineId }) => !lines.has(lineId)))
      return answered(reply, answer)
    }
  },
  'express-hub-offers-pickup': onBody('checkout.getExpresshubDetails', (body) => {
    delete body.iconicFlags
  }),
  'next-step-is-the-last': onDone(['landing.getProcessStep'], ({ serviceBody }, request) => {
    const { processStep } = read(request.body) ?? {}
    if (typeof processStep === 'string') serviceBody.serviceResponse.context.contextInfo.processStep = processStep
  }),
  'last-added-is-a-device': () => {
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
  'label-of-the-number-before': onKeptCart(
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
  'guest-once-guest-forever': onKeptCart(
    ['cart.guestChoice'],
    () => ({}) as { choice?: string },
    (kept, { cartHeader }) => {
      kept.choice ??= cartHeader.guestChoice
      if (cartHeader.guestChoice) cartHeader.guestChoice = kept.choice
    },
  ),
  'check-from-the-cache': () => {
    const keptOf = memoryOf<{ errors?: Loose; ready?: boolean }>(() => ({}))
    return onDone(['cart.validateCart'], (answer, request) => {
      const kept = keptOf(request)
      kept.errors ??= answer.cartValidationErrors
      kept.ready ??= answer.hubReadyForCheckout
      answer.cartValidationErrors = kept.errors
      answer.hubReadyForCheckout = kept.ready
    })()
  },
  'store-of-the-pickup-before': () => {
    const storeOf = memoryOf<{ store?: Loose }>(() => ({}))
    return onDone(['checkout.selectShipping', 'checkout.getCheckoutDetails'], ({ shipmentInfo }, request) => {
      const kept = storeOf(request)
      if (shipmentInfo?.storeInfo) kept.store = shipmentInfo.storeInfo
      else if (shipmentInfo && kept.store) shipmentInfo.storeInfo = kept.store
    })()
  },
  'name-of-the-first-call': () => {
    const nameOf = memoryOf<{ name?: string }>(() => ({}))
    return onDone(['checkout.getCheckoutDetails'], (answer, request) => {
      if (answer.clientCorrelationId === undefined) return
      answer.clientCorrelationId = nameOf(request).name ??= answer.clientCorrelationId
    })()
  },
  'orders-with-the-latest-contact': () => {
    const contactOf = memoryOf<{ contact?: Loose }>(() => ({}))
    return onDone(['checkout.updateContact', 'checkout.getOrder', 'checkout.listOrders'], (answer, request) => {
      const kept = contactOf(request)
      if (request.key === 'checkout.updateContact') kept.contact = answer.contact
      for (const order of [...rowsOf(answer.orders), ...rowsOf([answer.order])])
        if (kept.contact) order.contact = kept.contact
    })()
  },
  'trade-in-that-was-taken-back': () => {
    const idsOf = memoryOf(() => new Map<string, string>())
    return async (request, pass) => {
      const ids = idsOf(request)
      const note = (devices: Loose) => {
        for (const device of rowsOf(devices)) if (device.submissionId) ids.set(device.mtnHashCode, device.submissionId)
      }
      const reply = await onDone(['tradeIn.accountDevices'], (answer) => {
        note(answer.devices)
        for (const device of rowsOf(answer.devices)) {
          const kept = ids.get(device.mtnHashCode)
          if (kept) device.submissionId = kept
        }
      })()(request, pass)
      if (request.key === 'tradeIn.addDevice' && isDone(reply)) {
        const now = await ask(request, pass, 'tradeIn.accountDevices', {})
        if (now && isDone(now)) note(read(now.body).devices)
      }
      return reply
    }
  },
  'value-of-the-first-rating': onKeptCart(
    ['tradeIn.addDevice'],
    () => new Map<string, Loose>(),
    (values, { lineDetails: { tradeInDetail } }) => {
      for (const item of rowsOf(tradeInDetail.tradeInItems)) {
        if (!item.condition) continue
        const { tradeInValue, creditTotal } = values.get(item.submissionId) ?? item
        values.set(item.submissionId, { tradeInValue, creditTotal })
        Object.assign(item, { tradeInValue, creditTotal })
      }
    },
  ),
  'changed-by-devices-alone': () => {
    const timesOf = memoryOf(() => new Map<string, string>())
    return async (request, pass) => {
      const times = timesOf(request)
      const reply = await onDone(['cases.getCases'], ({ cases }) => {
        for (const one of rowsOf(cases)) {
          const first = times.get(one.caseID)
          if (first) one.changedAt = first
          else if (one.changedAt) times.set(one.caseID, one.changedAt)
        }
      })()(request, pass)
      if (request.key === 'cart.addDevice' && isDone(reply)) {
        const now = await ask(request, pass, 'cases.getCases', {})
        for (const one of rowsOf(now && read(now.body)?.cases))
          if (one.changedAt && !times.has(one.caseID)) times.set(one.caseID, one.changedAt)
      }
      return reply
    }
  },
  'holder-after-the-takeover': () => {
    const heldOf = memoryOf<{ by?: string }>(() => ({}))
    return async (request, pass) => {
      const held = heldOf(request)
      if (request.key === 'cases.resumeCase' && read(request.body)?.unlockChannel === 'Y') {
        const before = await ask(request, pass, 'cart.checkExistingCart', {})
        held.by ??= before && isDone(before) ? read(before.body)?.lockedChannelID : undefined
      }
      return onDone(['cart.checkExistingCart'], (answer) => {
        if (held.by && answer.existingCart) answer.lockedChannelID ??= held.by
      })()(request, pass)
    }
  },
  'last-line-dangles': () => {
    const lastOf = memoryOf<{ line?: string }>(() => ({}))
    return async (request, pass) => {
      if (request.key === 'cart.removeDevice') {
        const cart = await cartOf(request, pass)
        lastOf(request).line = cart?.lineDetails.lastItemAddedLine
      }
      return await onCart(({ lineDetails }, same) => {
        const { line } = lastOf(same)
        if (line !== undefined && !lineDetails.allLines.includes(line)) lineDetails.lastItemAddedLine = line
      })()(request, pass)
    }
  },
  'autopay-change-not-read': () => {
    const firstOf = memoryOf<{ autoPay?: unknown }>(() => ({}))
    return onReply('checkout.getCheckoutDetails', (reply, request) => {
      const answer = read(reply.body)
      const first = firstOf(request)
      if (answer.autoPay === undefined) return reply
      first.autoPay ??= answer.autoPay
      return answered(reply, { ...answer, autoPay: first.autoPay })
    })()
  },
  'every-other-server-speaks-english': () => {
    let calls = 0
    return (request, pass) => {
      if (request.key !== 'catalogue.getProduct') return pass(request)
      calls += 1
      const { 'accept-language': _language, ...headers } = request.headers
      return pass(calls % 2 === 0 ? { ...request, headers } : request)
    }
  },
  'current-plan-before-last': () => {
    const plansOf = memoryOf(() => new Map<string, string[]>())
    return async (request, pass) => {
      const reply = await pass(request)
      const body = read(request.body)
      if (!isDone(reply)) return reply
      if (request.key === 'cart.addPlan') {
        const chosen = plansOf(request)
        const before = chosen.get(body.lineId)?.at(-1)
        chosen.set(body.lineId, [...(before === undefined ? [] : [before]), body.planId])
      }
      const answer = read(reply.body)
      if (request.key !== 'plans.getPlans' || answer.currentPlanId === undefined) return reply
      const chosen = plansOf(request).get(body.processingMTN)
      if (chosen?.at(-1) !== answer.currentPlanId) return reply
      const { currentPlanId: _now, ...others } = answer
      const [before] = chosen ?? []
      return answered(reply, chosen?.length === 2 ? { ...others, currentPlanId: before } : others)
    }
  },
  'list-price-stale': onDone(['catalogue.listProducts'], (answer) => {
    for (const product of answer.products)
      for (const { price } of product.childSkus) {
        price.fullRetailPrice.originalPrice = inCents(price.fullRetailPrice.originalPrice + 20)
        price.fullRetailPrice.discountedPrice = inCents(price.fullRetailPrice.discountedPrice + 20)
      }
  }),
  'charset-of-content': () => async (request, pass) => {
    const reply = await pass(request)
    if (!request.key?.startsWith('content.') || !isDone(reply)) return reply
    return { ...reply, headers: { ...reply.headers, 'content-type': 'application/json; charset=ISO-8859-1' } }
  },
  'wishlist-count-stale': () => {
    const mostOf = memoryOf(() => ({ count: 0 }))
    return onDone(['recommendations.getRtCartCount'], (answer, request) => {
      const most = mostOf(request)
      most.count = Math.max(most.count, answer.wishListCount)
      answer.wishListCount = most.count
    })()
  },
  'inventory-cached-by-sku': () => {
    const cached = new Map<string, string>()
    return onReply('catalogue.getInventory', (reply) => {
      const sku = String(read(reply.body).skuId)
      const body = cached.get(sku) ?? reply.body
      cached.set(sku, body)
      return { ...reply, body }
    })()
  },
  'removed-card-offered': () => {
    const seen = memoryOf(() => new Map<string, Loose>())
    return onDone(['checkout.getCheckoutDetails', 'payment.listCards'], (answer, request) => {
      const cards = seen(request)
      const option = answer.paymentOptions?.find(({ paymentType }: Loose) => paymentType === 'CC')
      const now: Loose[] = answer.cards ?? option?.cards ?? []
      for (const card of now) cards.set(card.cardId, card)
      const gone = [...cards.values()].filter(({ cardId }) => !now.some((card) => card.cardId === cardId))
      if (option && gone.length > 0) option.cards = [...now, ...gone].slice(0, 10)
    })()
  },
  'cache-not-cleared': () => async (request, pass) => {
    if (request.key !== 'session.clearCache' || !/^(\{.{0,200}\})?$/.test(request.body)) return await pass(request)
    const reply = await ask(request, pass, 'session.continueGuest', {})
    return reply && isDone(reply) ? answered(reply, { code: 200 }) : await pass(request)
  },
  'first-language-wins': () => (request, pass) => {
    const [first] = (request.headers['accept-language'] ?? '').split(/[,;]/)
    return pass(first ? { ...request, headers: { ...request.headers, 'accept-language': first } } : request)
  },
  'order-says-first-delivery': () => {
    const optionsOf = memoryOf<{ first?: Loose }>(() => ({}))
    return async (request, pass) => {
      const reply = await pass(request)
      if (!isDone(reply) || !/"shippingOptions"|"orderNumber"/.test(reply.body)) return reply
      const answer = read(reply.body)
      const memory = optionsOf(request)
      memory.first ??= answer.shipmentInfo?.shippingOptions?.[0]
      if (!memory.first) return reply
      for (const order of answer.orders ?? [answer.order]) if (order?.shipping) order.shipping = memory.first
      return answered(reply, answer)
    }
  },
  'notice-not-kept': onDone(['catalogue.getProduct'], ({ product }) => {
    for (const sku of product.childSkus) sku.notifyMe = false
  }),
  'standing-of-the-first-imei': () => {
    const keptOf = memoryOf<{ standing?: string }>(() => ({}))
    return onDone(['device.getEsimDetails'], ({ esimDetails }, request) => {
      if (esimDetails?.standing === undefined) return
      const kept = keptOf(request)
      esimDetails.standing = kept.standing ??= esimDetails.standing
    })()
  },
  'count-after-order': onReply('checkout.placeOrder', (reply) => ({
    ...reply,
    setCookies: reply.setCookies.filter((cookie) => !/^(?:prospect|gn)CartCount=/.test(cookie)),
  })),
  'trade-in-id-stays': () => {
    const seen = memoryOf(() => new Map<string, string>())
    return onDone(['tradeIn.accountDevices'], ({ devices }, request) => {
      const ids = seen(request)
      for (const device of devices) {
        if (device.submissionId) ids.set(device.mtnHashCode, device.submissionId)
        const id = ids.get(device.mtnHashCode)
        if (id !== undefined) device.submissionId = id
      }
    })()
  },
  'specialists-of-closed-store': onDone(['support.videoAssistCheck'], (answer) => {
    answer.locationCode = '0999901'
  }),
}
