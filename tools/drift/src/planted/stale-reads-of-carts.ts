import { isDone, type Loose } from '../wrappers'
import { experience, fault, type PlantedFault } from './fault'
import { rowsOf, onDone, ask, cartOf, memoryOf, read, answered, onCart, linesOf } from './parts'

export const staleReadsOfCartsFaults: readonly PlantedFault[] = [
  fault('fifth', 'total-of-the-old-quantity', 'stale columns')
    .says('With a new quantity of an accessory its row keeps the total of the old one; the order is summed up right')
    .from(experience('a computed column that is written when the row is inserted, not when it is updated'))
    .in('cart.addDevice', 'cart.addAccessories', 'checkout.getCheckoutDetails')
    .onKeptCart(
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
  fault('fifth', 'area-code-of-the-first-number', 'stale columns')
    .says('A line that takes another number keeps the area code of the one before')
    .from(experience('a derived field that is set when the number is first assigned'))
    .in('cart.addDevice', 'cart.assignMtn', 'checkout.getCheckoutDetails')
    .onKeptCart(
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
  fault('fifth', 'first-kind-of-sim', 'stale caches')
    .says('The details of an eSIM tell the kind that was chosen first, whatever was chosen since')
    .from(experience('putIfAbsent where put was meant'))
    .in('cart.addDevice', 'cart.switchSim', 'device.getEsimDetails')
    .onDoneOf(
      () => new Map<string, string>(),
      ['cart.switchSim', 'device.getEsimDetails'],
      (kinds, answer, request) => {
        const { mtn, simType, lineId } = read(request.body) ?? {}
        if (request.key === 'cart.switchSim' && !kinds.has(mtn)) kinds.set(mtn, simType)
        if (answer.esimDetails?.selectedSimType !== undefined)
          answer.esimDetails.selectedSimType = kinds.get(lineId) ?? answer.esimDetails.selectedSimType
      },
    ),
  fault('fifth', 'line-without-its-number', 'fields that say the same')
    .says('Where a line is used is still told under the id of the line once it has a number')
    .from(experience('a copy of the number in a second table, which the job for new numbers forgot'))
    .in('cart.addDevice', 'cart.assignMtn', 'checkout.getCheckoutDetails')
    .onCart((cart) => {
      for (const { lineId, serviceInfo } of linesOf(cart)) serviceInfo.mtn = lineId
    }),
  fault('fifth', 'line-keeps-the-first-address', 'stale columns')
    .says('A new address is that of the order, and the lines keep the one before')
    .from(experience('an address that is copied to the lines once'))
    .in('cart.addDevice', 'checkout.updateAddress', 'checkout.getCheckoutDetails')
    .onKeptCart(
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
  fault('fifth', 'home-protection-stays', 'stale caches')
    .says('Home protection that was taken off is still in the cart for the offer of the bundle')
    .from(experience('a flag in a cache that only additions refresh'))
    .in('cart.addDevice', 'cart.addFeatures', 'cart.retrieveBundleAccCart')
    .withMemory<{ inCart?: boolean }>(
      () => ({}),
      async (seen, request, pass) => {
        const reply = await pass(request)
        if (!isDone(reply)) return reply
        if (request.key === 'cart.addFeatures') {
          const bundle = await ask(request, pass, 'cart.retrieveBundleAccCart', { cartInfo: {} })
          seen.inCart ||= Boolean(bundle && read(bundle.body)?.bundleAccessoryDetail?.isVzPhInCart)
        }
        const answer = read(reply.body)
        if (request.key !== 'cart.retrieveBundleAccCart' || !seen.inCart) return reply
        answer.bundleAccessoryDetail.isVzPhInCart = true
        return answered(reply, answer)
      },
    ),
  fault('fifth', 'suggests-what-was-given', 'echoes')
    .says('The check of an emergency address suggests the address that it was given')
    .from(experience('a mapper that fills every field of the answer'))
    .in('cart.addDevice', 'cart.validateE911Address')
    .onDone(['cart.validateE911Address'], (answer, request) => {
      const { addressLine1, addressLine2, city, state, zipCode } = read(request.body).e911Address
      answer.alternateAddress ??= {
        addressLine1,
        ...(addressLine2 !== undefined && { addressLine2 }),
        city,
        state,
        zipCode,
      }
    }),
  fault('fifth', 'contract-of-a-removed-line', 'dangling references')
    .says('The contracts of the instalments still have the one of a line that was removed')
    .from(experience('contracts in a store of their own, which hears of new lines alone'))
    .in('cart.addDevice', 'cart.removeDevice', 'checkout.getCheckoutDetails')
    .withMemory(
      () => new Map<string, Loose>(),
      async (contracts, request, pass) => {
        const reply = await pass(request)
        if (!isDone(reply)) return reply
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
      },
    ),
  fault('fifth', 'express-hub-offers-pickup', 'two versions side by side')
    .says('The express hub offers pickup to pages that asked for none; the checkout does not')
    .from(experience('a field that the newer of two services reads'))
    .in('cart.addDevice', 'cart.addAccessories', 'checkout.getExpresshubDetails', 'checkout.getCheckoutDetails')
    .onBody('checkout.getExpresshubDetails', (body) => {
      delete body.iconicFlags
    }),
  fault('fourth', 'next-step-is-the-last', 'echoes')
    .says('The next step that is required is the one that the caller has named')
    .from(experience('a stub that returns what it gets, and went live'))
    .in('cart.addDevice', 'landing.getProcessStep')
    .onDone(['landing.getProcessStep'], ({ serviceBody }, request) => {
      const { processStep } = read(request.body) ?? {}
      if (typeof processStep === 'string') serviceBody.serviceResponse.context.contextInfo.processStep = processStep
    }),
  fault('sixth', 'last-added-is-a-device', 'stale columns')
    .says('The line that something was added to last is the one of the last device, also after an accessory')
    .from(experience('a pointer that one of two services keeps'))
    .in('cart.addDevice', 'cart.addAccessories', 'checkout.getCheckoutDetails')
    .by(() => {
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
    }),
  fault('sixth', 'label-of-the-number-before', 'stale columns')
    .says('A line that brings its own number after all keeps the label of the new number that it had')
    .from(experience('a column that only one of three branches writes'))
    .in('cart.addDevice', 'cart.assignMtn', 'checkout.getCheckoutDetails')
    .onKeptCart(
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
  fault('sixth', 'guest-once-guest-forever', 'stale caches')
    .says('Who has gone on as a guest and signs in after all is still told as a guest')
    .from(experience('putIfAbsent where put was meant'))
    .in('cart.addDevice', 'cart.guestChoice', 'checkout.getCheckoutDetails')
    .onKeptCart(
      ['cart.guestChoice'],
      () => ({}) as { choice?: string },
      (kept, { cartHeader }) => {
        kept.choice ??= cartHeader.guestChoice
        if (cartHeader.guestChoice) cartHeader.guestChoice = kept.choice
      },
    ),
  fault('sixth', 'check-from-the-cache', 'stale reads')
    .says('The check of a cart answers what it found when the session first asked')
    .from(experience('a cache whose key is the session, cleared by nothing'))
    .in('cart.addDevice', 'cart.validateCart', 'checkout.getCheckoutDetails')
    .onDoneOf<{ errors?: Loose; ready?: boolean }>(
      () => ({}),
      ['cart.validateCart'],
      (kept, answer) => {
        kept.errors ??= answer.cartValidationErrors
        kept.ready ??= answer.hubReadyForCheckout
        answer.cartValidationErrors = kept.errors
        answer.hubReadyForCheckout = kept.ready
      },
    ),
  fault('sixth', 'store-of-the-pickup-before', 'stale columns')
    .says('An order that is shipped after all still names the store that it was to be picked up from')
    .from(experience('a column that is written for one kind of delivery, and cleared for none'))
    .in('cart.addDevice', 'checkout.selectShipping', 'checkout.getCheckoutDetails')
    .onDoneOf<{ store?: Loose }>(
      () => ({}),
      ['checkout.selectShipping', 'checkout.getCheckoutDetails'],
      (kept, { shipmentInfo }) => {
        if (shipmentInfo?.storeInfo) kept.store = shipmentInfo.storeInfo
        else if (shipmentInfo && kept.store) shipmentInfo.storeInfo = kept.store
      },
    ),
  fault('sixth', 'name-of-the-first-call', 'stale caches')
    .says('An answer repeats the name that the page gave its first call, whatever this one is called')
    .from(experience('a context of the session where one of the request was meant'))
    .in('cart.addDevice', 'checkout.getCheckoutDetails')
    .by(() => {
      const nameOf = memoryOf<{ name?: string }>(() => ({}))
      return onDone(['checkout.getCheckoutDetails'], (answer, request) => {
        if (answer.clientCorrelationId === undefined) return
        answer.clientCorrelationId = nameOf(request).name ??= answer.clientCorrelationId
      })()
    }),
  fault('sixth', 'orders-with-the-latest-contact', 'live references')
    .says('A contact that is set for the next order is the contact of the one before, too')
    .from(experience('an order that refers to the profile instead of copying it'))
    .in('cart.addDevice', 'checkout.updateContact', 'checkout.placeOrder', 'checkout.getOrder', 'checkout.listOrders')
    .onDoneOf<{ contact?: Loose }>(
      () => ({}),
      ['checkout.updateContact', 'checkout.getOrder', 'checkout.listOrders'],
      (kept, answer, request) => {
        if (request.key === 'checkout.updateContact') kept.contact = answer.contact
        for (const order of [...rowsOf(answer.orders), ...rowsOf([answer.order])])
          if (kept.contact) order.contact = kept.contact
      },
    ),
  fault('sixth', 'trade-in-that-was-taken-back', 'stale caches')
    .says('A device of the account still names the trade-in that was deleted')
    .from(experience('a copy in a second table, which deletes forget'))
    .in('cart.addDevice', 'tradeIn.addDevice', 'tradeIn.accountDevices')
    .withMemory(
      () => new Map<string, string>(),
      async (ids, request, pass) => {
        const note = (devices: Loose) => {
          for (const device of rowsOf(devices))
            if (device.submissionId) ids.set(device.mtnHashCode, device.submissionId)
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
      },
    ),
  fault('sixth', 'value-of-the-first-rating', 'stale columns')
    .says('A trade-in that is rated again keeps the value of its first rating')
    .from(experience('a value that is looked up when the row is inserted'))
    .in('cart.addDevice', 'tradeIn.addDevice', 'tradeIn.validateDevice', 'checkout.getCheckoutDetails')
    .onKeptCart(
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
  fault('sixth', 'changed-by-devices-alone', 'stale columns')
    .says('The instant of the latest change of a cart is that of its first change')
    .from(experience('a trigger on inserts, and none on updates'))
    .in('cart.addDevice', 'cart.addAccessories', 'cases.getCases')
    .withMemory(
      () => new Map<string, string>(),
      async (times, request, pass) => {
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
      },
    ),
  fault('sixth', 'holder-after-the-takeover', 'stale caches')
    .says(
      'A cart that was taken over from a store is still said to be held by the store where one asks for existing carts',
    )
    .from(experience('a lock that is released in one of two stores'))
    .in('cart.addDevice', 'cases.resumeCase', 'cart.checkExistingCart')
    .withMemory<{ by?: string }>(
      () => ({}),
      async (held, request, pass) => {
        if (request.key === 'cases.resumeCase' && read(request.body)?.unlockChannel === 'Y') {
          const before = await ask(request, pass, 'cart.checkExistingCart', {})
          held.by ??= before && isDone(before) ? read(before.body)?.lockedChannelID : undefined
        }
        return onDone(['cart.checkExistingCart'], (answer) => {
          if (held.by && answer.existingCart) answer.lockedChannelID ??= held.by
        })()(request, pass)
      },
    ),
  fault('third', 'last-line-dangles', 'dangling references')
    .says('The line that was added last is still named once it is removed')
    .from(experience('a foreign key without ON DELETE'))
    .in('cart.addDevice', 'cart.removeDevice', 'checkout.getCheckoutDetails')
    .by(() => {
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
    }),
]
