import { randomUUID } from 'node:crypto'
import { errorEnvelope } from '@soe/contracts'
import type { TwinReply } from '../twin'
import { jsonReply, isDone, moment, type Loose } from '../wrappers'
import { experience, github, fault, type PlantedFault } from './fault'
import {
  isWithin,
  isShort,
  rowsOf,
  lineOf,
  nameOf,
  withBody,
  onAsked,
  ask,
  cartOf,
  memoryOf,
  read,
  answered,
  linesOf,
} from './parts'

export const lostChangesOfCartsFaults: readonly PlantedFault[] = [
  fault('first', 'accessories-first-line-only', 'partial updates')
    .says('Of accessories for several lines, the first line alone gets its own, and the answer is a success')
    .from(github('openmobilityfoundation/mobility-data-specification/issues/891'))
    .in('cart.addAccessories', 'checkout.getCheckoutDetails')
    .onAsked('cart.addAccessories', (body) => {
      const lines = body.data?.lines
      if (isWithin(lines, 10)) body.data.lines = lines.slice(0, 1)
    }),
  fault('first', 'accessories-last-of-many', 'lost updates')
    .says('Of several accessories of one request, the last one overwrites the others')
    .from(github('thelia/thelia/issues/601'))
    .in('cart.addAccessories', 'checkout.getCheckoutDetails')
    .onAsked('cart.addAccessories', (body) => {
      for (const line of body.data?.lines ?? [])
        if (isWithin(line?.addAccessories, 20)) line.addAccessories = line.addAccessories.slice(-1)
    }),
  fault('first', 'donation-adds-up', 'idempotency')
    .says('A donation that is sent again is added to the first instead of taking its place')
    .from(github('furthemore/APIS/pull/193'))
    .in('cart.addDonation', 'checkout.getCheckoutDetails')
    .withMemory(
      () => ({ amount: 0 }),
      async (given, request, pass) => {
        if (request.key !== 'cart.addDonation') return await pass(request)
        const body = read(request.body)
        const asked = body?.donationAmount
        if (typeof asked !== 'number' || asked <= 0) {
          given.amount = 0
          return await pass(request)
        }
        const amount = Math.round((given.amount + asked) * 100) / 100
        const reply = await pass(withBody(request, { ...body, donationAmount: amount }))
        if (isDone(reply)) given.amount = amount
        return reply
      },
    ),
  fault('first', 'refused-accessories-half-added', 'partial updates')
    .says('A request that is refused for one unknown accessory has added the others')
    .from(github('craftcms/commerce/issues/714'))
    .in('cart.addAccessories', 'checkout.getCheckoutDetails')
    .after('cart.addAccessories', async (reply, request, pass) => {
      if (!reply.body.includes('ITEM_NOT_FOUND')) return reply
      const body = read(request.body)
      for (const line of body?.data?.lines ?? [])
        for (const accessory of line?.addAccessories ?? [])
          await pass(withBody(request, { ...body, data: { lines: [{ ...line, addAccessories: [accessory] }] } }))
      return reply
    }),
  fault('fifth', 'undo-restores-a-snapshot', 'lost updates')
    .says('Undoing a removal brings back the cart as it was then, and accessories that were added since are gone')
    .from(experience('an undo that writes back the whole document that it had kept'))
    .in('cart.addDevice', 'cart.addAccessories', 'cart.removeDevice', 'checkout.getCheckoutDetails')
    .withMemory<{ rows: Loose[] }>(
      () => ({ rows: [] }),
      async (added, request, pass) => {
        const reply = await pass(request)
        const body = read(request.body)
        if (!isDone(reply)) return reply
        if (request.key === 'cart.addAccessories') added.rows.push(...rowsOf(body.data.lines))
        if (request.key !== 'cart.removeDevice') return reply
        const lines = added.rows.flatMap(({ mtn, addAccessories }) =>
          rowsOf(addAccessories).map(({ id, qty }) => ({ mtn, removeAccessories: [{ id, qty }] })),
        )
        added.rows = []
        if (body.cartInfo.processAction !== 'UNDO' || lines.length === 0) return reply
        const removed = await ask(request, pass, 'cart.addAccessories', { cartInfo: {}, data: { lines } })
        return removed && isDone(removed) ? { ...removed, headers: reply.headers } : reply
      },
    ),
  fault('fifth', 'feature-removed-everywhere', 'deletes without a condition')
    .says('Taking protection off one line takes it off every line')
    .from(experience('DELETE … WHERE cart = … AND feature = …, without the line'))
    .in('cart.addDevice', 'cart.addFeatures', 'checkout.getCheckoutDetails')
    .onAsked('cart.addFeatures', (body) => {
      for (const feature of rowsOf(body.data?.accountFeatures)) if (feature.actionIndicator === 'D') delete feature.mtns
    }),
  fault('fifth', 'donation-goes-with-its-line', 'cascades')
    .says('Removing the line that shows the donation of the order removes the donation')
    .from(experience('a foreign key with ON DELETE CASCADE'))
    .in('cart.addDevice', 'cart.addDonation', 'cart.removeDevice', 'checkout.getCheckoutDetails')
    .before('cart.removeDevice', async (request, pass) => {
      const cart = await cartOf(request, pass)
      const reply = await pass(request)
      const line = cart && linesOf(cart).find(({ lineId }) => lineId === read(request.body)?.lineId)
      if (!line?.donationInfo || cart.lineDetails.numOfLines < 2 || !isDone(reply)) return reply
      const without = await ask(request, pass, 'cart.addDonation', { cartInfo: {}, donationAmount: 0 })
      return without && isDone(without) ? { ...without, headers: reply.headers, setCookies: reply.setCookies } : reply
    }),
  fault('fifth', 'refused-codes-half-set', 'partial updates')
    .says('Bar codes that are refused for one that nobody knows set the others all the same')
    .from(experience('a loop that saves each code and throws at the first that is wrong'))
    .in('cart.addDevice', 'cart.addAccessories', 'cart.updateBarcode', 'checkout.getCheckoutDetails')
    .after('cart.updateBarcode', async (reply, request, pass) => {
      const ids = read(request.body)?.cartInfo?.barCodeIds
      if (!reply.body.includes('"PROMO_INVALID"') || ids.length < 2) return reply
      const barCodeIds: string[] = []
      for (const id of ids as string[]) {
        const found = await ask(request, pass, 'promo.getPromoCaseIdByBarCode', { barCodeIdList: [id] })
        if (found && isDone(found)) barCodeIds.push(id)
      }
      await ask(request, pass, 'cart.updateBarcode', { cartInfo: { barCodeIds } })
      return reply
    }),
  fault('fifth', 'refused-contact-half-stored', 'refused but changed')
    .says('A contact that is refused for its email address has stored the name')
    .from(experience('setters that are called while the body is checked, and a session that flushes in the end'))
    .in('cart.addDevice', 'checkout.updateContact', 'checkout.getCheckoutDetails')
    .after('checkout.updateContact', async (reply, request, pass) => {
      const sent = read(request.body)?.contact
      if (reply.status !== 400 || !isShort(sent?.firstName)) return reply
      const details = await ask(request, pass, 'checkout.getCheckoutDetails', { cartInfo: {} })
      const stored = details && read(details.body)?.contact
      if (!stored) return reply
      const contact = { ...stored, firstName: sent.firstName }
      await ask(request, pass, 'checkout.updateContact', { cartInfo: {}, contact })
      return reply
    }),
  fault('fifth', 'contact-and-address-at-once', 'lost updates')
    .says('Of a contact and an address that are sent at once the contact is lost, and both are answered as done')
    .from(experience('a document that each of two calls reads, changes and writes back as a whole'))
    .in('cart.addDevice', 'checkout.updateContact', 'checkout.updateAddress', 'checkout.getCheckoutDetails')
    .withMemory(
      () => ({ addresses: 0 }),
      async (open, request, pass) => {
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
        const details =
          open.addresses > 0 && (await ask(request, pass, 'checkout.getCheckoutDetails', { cartInfo: {} }))
        const reply = await pass(request)
        const contact = details && read(details.body)?.contact
        if (contact) await ask(request, pass, 'checkout.updateContact', { cartInfo: {}, contact })
        return reply
      },
    ),
  fault('fifth', 'retry-after-another-call', 'retries and idempotency')
    .says('A retry that arrives after another change makes its own change again')
    .from(experience('a column for the id of the last request'))
    .in('cart.addDevice', 'cart.addAccessories', 'checkout.getCheckoutDetails')
    .withMemory<{ last?: string; used: Set<string> }>(
      () => ({ used: new Set() }),
      async (ids, request, pass) => {
        const id = request.headers['guie2erequestid']
        if (!/^cart\.(?:add|remove)/.test(request.key ?? '') || id === undefined) return pass(request)
        const isForgotten = ids.used.has(id) && ids.last !== id
        ids.used.add(id)
        ids.last = id
        if (!isForgotten) return pass(request)
        const reply = await pass({ ...request, headers: { ...request.headers, guie2erequestid: randomUUID() } })
        return { ...reply, headers: { ...reply.headers, e2erequestid: id } }
      },
    ),
  fault('fourth', 'undone-without-accessories', 'partial restores')
    .says('A line whose removal is undone comes back without its accessories')
    .from(experience('a cascade that deletes the rows of three tables, and an undo that restores one'))
    .in('cart.addDevice', 'cart.addAccessories', 'cart.removeDevice', 'checkout.getCheckoutDetails')
    .by(() => async (request, pass) => {
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
    }),
  fault('fourth', 'same-body-is-a-retry', 'idempotency')
    .says('The same accessory added twice in a row is in the cart once')
    .from(experience('a guard against double clicks that compares bodies, not request ids'))
    .in('cart.addAccessories', 'checkout.getCheckoutDetails')
    .withMemory<{ body?: string; reply?: TwinReply }>(
      () => ({}),
      async (last, request, pass) => {
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
      },
    ),
  fault('fourth', 'lines-out-of-service-listed', 'soft deletes')
    .says('Lines that are out of service for good are listed with the others')
    .from(experience('WHERE deleted_at IS NULL, in every query but one'))
    .in('cart.listEligibleLines')
    .onDone(['cart.listEligibleLines'], ({ lines }) => {
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
  fault('second', 'emergency-address-one-line', 'partial updates')
    .says('The second line of an emergency address is lost')
    .from(experience('the emergency service takes one line'))
    .in('cart.e911Address', 'checkout.getCheckoutDetails')
    .onAsked('cart.e911Address', (body) => {
      for (const { e911Address } of body.lines ?? [])
        if (typeof e911Address?.addressLine2 === 'string' && e911Address.addressLine2.length <= 80)
          delete e911Address.addressLine2
    }),
  fault('second', 'check-stores-emergency-address', 'reads that change')
    .says('Checking an emergency address stores it with the line')
    .from(experience('the check and the change share a method'))
    .in('cart.validateE911Address', 'cart.e911Address', 'checkout.getCheckoutDetails')
    .afterDone('cart.validateE911Address', async (reply, request, pass) => {
      const { e911Address } = read(request.body)
      const mtn = read(reply.body).processingMTN
      await ask(request, pass, 'cart.e911Address', { cartInfo: {}, lines: [{ mtn, e911Address }] })
      return reply
    }),
  fault('sixth', 'undone-line-takes-the-default-sim', 'undo')
    .says('A removed line that comes back has an eSIM where a card had been chosen')
    .from(experience('a restore that runs through the code for new lines and its defaults'))
    .in('cart.addDevice', 'cart.switchSim', 'cart.removeDevice', 'checkout.getCheckoutDetails')
    .afterDone('cart.removeDevice', async (reply, request, pass) => {
      const body = read(request.body)
      if (body.cartInfo.processAction !== 'UNDO') return reply
      const cart = await cartOf(request, pass)
      for (const { lineId, simItem } of cart ? linesOf(cart) : [])
        if (simItem?.simType === 'PSIM')
          await ask(request, pass, 'cart.switchSim', { cartInfo: {}, mtn: lineId, simType: 'ESIM' })
      return reply
    }),
  fault('sixth', 'old-apartment', 'merges')
    .says('A new address without a second line has the apartment of the one before')
    .from(experience('Object.assign(address, body)'))
    .in('cart.addDevice', 'checkout.updateAddress', 'checkout.getCheckoutDetails')
    .by(() => {
      const lineOf = memoryOf<{ line?: string }>(() => ({}))
      return onAsked('checkout.updateAddress', ({ shippingAddress }, request) => {
        if (!shippingAddress) return
        shippingAddress.addressLine2 ??= lineOf(request).line
        lineOf(request).line = shippingAddress.addressLine2
      })()
    }),
  fault('sixth', 'contact-and-address-at-once', 'lost updates')
    .says('An address that is set while the contact is saved is gone: the old one is written back')
    .from(experience('two services that each load and save the whole document'))
    .in('cart.addDevice', 'checkout.updateContact', 'checkout.updateAddress', 'checkout.getCheckoutDetails')
    .before('checkout.updateContact', async (request, pass) => {
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
    }),
  fault('sixth', 'card-removed-twice', 'deletes that are not idempotent')
    .says('Removing a card that is gone already is a system error')
    .from(experience('an ORM that throws where no row was deleted'))
    .in('cart.addDevice', 'checkout.selectPayment', 'payment.listCards', 'payment.removeCard')
    .before('payment.removeCard', async (request, pass) => {
      const listed = await ask(request, pass, 'payment.listCards', {})
      const cards = listed && isDone(listed) ? rowsOf(read(listed.body)?.cards) : undefined
      const id = read(request.body)?.cardId
      return cards && typeof id === 'string' && !cards.some(({ cardId }) => cardId === id)
        ? jsonReply(request, 500, errorEnvelope([{ id: 'SYSTEM_ERROR' }]))
        : pass(request)
    }),
  fault('sixth', 'contact-after-forgetting', 'incomplete deletes')
    .says('After the cache was cleared the next cart has the contact of the one that was forgotten')
    .from(experience('a cache of which one of two keys is deleted'))
    .in('cart.addDevice', 'checkout.updateContact', 'session.clearCache', 'checkout.getCheckoutDetails')
    .onDoneOf<{ contact?: Loose }>(
      () => ({}),
      ['checkout.updateContact', 'checkout.getCheckoutDetails'],
      (kept, answer) => {
        if (answer.contact) kept.contact = answer.contact
        else if (kept.contact) answer.contact = kept.contact
      },
    ),
  fault('third', 'plan-for-every-line', 'changes without a condition')
    .says('The plan that is chosen for one line is set on every line')
    .from(experience('UPDATE lines SET plan_id = ? WHERE cart_id = ?'))
    .in('cart.addPlan', 'cart.addDevice', 'plans.getPlans', 'checkout.getCheckoutDetails')
    .afterDone('cart.addPlan', async (reply, request, pass) => {
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
  fault('third', 'new-quantity-adds-up', 'partial updates')
    .says('A new quantity of an accessory is added to the old one')
    .from(experience('the list of what to remove is read by a job that was switched off for items in both lists'))
    .in('cart.addAccessories', 'checkout.getCheckoutDetails')
    .onAsked('cart.addAccessories', (body) => {
      for (const line of body.data?.lines ?? []) {
        if (!Array.isArray(line?.addAccessories) || !Array.isArray(line.removeAccessories)) continue
        const added = new Set(line.addAccessories.map((one: Loose) => one?.id))
        line.removeAccessories = line.removeAccessories.filter((one: Loose) => !added.has(one?.id))
      }
    }),
]
