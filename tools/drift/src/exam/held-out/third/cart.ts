import type { Drift } from '../../../drift'
import type { Loose } from '../../../wrappers'
import { isDone, linesOf, onCart, read } from '../../parts'
import { ask, cartOf, heldOut, memoryOf, onAsked, onDone } from '../held-out'
import { experience, isId, onStep, refused } from './parts'

/** The line of a cart that is named by its id or its number. */
const lineOf = (cart: Loose, name: unknown): Loose =>
  linesOf(cart).find(({ lineId, mobileNumber }) => name === lineId || name === mobileNumber)

/** Lines, accessories, numbers, protection and steps. */
export const thirdCartFaults: readonly Drift[] = [
  heldOut(
    'last-line-dangles',
    'dangling references',
    'The line that was added last is still named once it is removed',
    experience('a foreign key without ON DELETE'),
    ['cart.addDevice', 'cart.removeDevice', 'checkout.getCheckoutDetails'],
    () => {
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
  ),
  heldOut(
    'changed-line-goes-last',
    'order of lists',
    'A line whose device is changed moves to the end of the lines',
    experience('a change that deletes the row and inserts it again'),
    ['cart.addDevice', 'checkout.getCheckoutDetails'],
    () => {
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
    },
  ),
  heldOut(
    'plan-for-every-line',
    'changes without a condition',
    'The plan that is chosen for one line is set on every line',
    experience('UPDATE lines SET plan_id = ? WHERE cart_id = ?'),
    ['cart.addPlan', 'cart.addDevice', 'plans.getPlans', 'checkout.getCheckoutDetails'],
    () => async (request, pass) => {
      const reply = await pass(request)
      if (request.key !== 'cart.addPlan' || !isDone(reply)) return reply
      const { lineId: asked, planId } = read(request.body)
      let last = reply
      const cart = await cartOf(request, pass)
      for (const { lineId } of cart ? linesOf(cart) : []) {
        if (lineId === asked) continue
        const again = await ask(request, pass, 'cart.addPlan', { cartInfo: {}, lineId, planId })
        if (again && isDone(again)) last = again
      }
      return { ...reply, body: last.body }
    },
  ),
  heldOut(
    'new-quantity-adds-up',
    'partial updates',
    'A new quantity of an accessory is added to the old one',
    experience('the list of what to remove is read by a job that was switched off for items in both lists'),
    ['cart.addAccessories', 'checkout.getCheckoutDetails'],
    onAsked('cart.addAccessories', (body) => {
      for (const line of body.data?.lines ?? []) {
        if (!Array.isArray(line?.addAccessories) || !Array.isArray(line.removeAccessories)) continue
        const added = new Set(line.addAccessories.map((one: Loose) => one?.id))
        line.removeAccessories = line.removeAccessories.filter((one: Loose) => !added.has(one?.id))
      }
    }),
  ),
  heldOut(
    'tenth-is-too-many',
    'limits and boundaries',
    'Nine of an accessory are the most that a line takes, though ten may be ordered',
    experience('>= for >'),
    ['cart.addAccessories', 'checkout.getCheckoutDetails'],
    () => async (request, pass) => {
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
  ),
  heldOut(
    'emergency-is-service-address',
    'fields mixed up',
    'The emergency address of a line is told as its service address, too',
    experience('two entities of one embedded type share their columns'),
    ['cart.e911Address', 'checkout.updateContact', 'checkout.getCheckoutDetails'],
    onCart((cart) => {
      for (const { serviceInfo } of linesOf(cart))
        if (serviceInfo.e911Address) serviceInfo.serviceAddress = serviceInfo.e911Address
    }),
  ),
  heldOut(
    'feature-for-every-line',
    'ignored filters',
    'A feature that was asked for some lines is added to every line',
    experience('the field was renamed on one side'),
    ['cart.addFeatures', 'cart.addDevice', 'device.getProtectionFeatures', 'checkout.getCheckoutDetails'],
    onAsked('cart.addFeatures', (body) => {
      for (const feature of body.data?.accountFeatures ?? [])
        if (feature?.actionIndicator === 'A' && Array.isArray(feature.mtns) && feature.mtns.every(isId))
          delete feature.mtns
    }),
  ),
  heldOut(
    'next-line-is-first',
    'first, last and default',
    'The next step is always about the first line, also where another one lacks it',
    experience('lines[0] of a cart that had one line in every test'),
    ['landing.getProcessStep', 'landing.landing', 'cart.addPlan', 'cart.addDevice', 'checkout.getCheckoutDetails'],
    onStep(({ cartInfo }) => {
      if (cartInfo.nextLine !== undefined && cartInfo.lines.length > 1) cartInfo.nextLine = cartInfo.lines[0].lineId
    }),
  ),
  heldOut(
    'label-without-accents',
    'text encodings',
    'The label of a number loses its accents',
    experience('a column in ASCII behind iconv //TRANSLIT'),
    ['cart.assignMtn', 'checkout.getCheckoutDetails'],
    onCart((cart) => {
      for (const line of linesOf(cart))
        if (line.numberLabel) line.numberLabel = line.numberLabel.normalize('NFD').replaceAll(/\p{M}/gu, '')
    }),
  ),
  heldOut(
    'donation-on-every-line',
    'extra elements',
    "The order's donation is told on each of its lines",
    experience('a join without DISTINCT'),
    ['cart.addDonation', 'cart.addDevice', 'checkout.getCheckoutDetails'],
    onCart((cart) => {
      const donationInfo = linesOf(cart).find((line) => line.donationInfo)?.donationInfo
      if (donationInfo) for (const line of linesOf(cart)) line.donationInfo = donationInfo
    }),
  ),
  heldOut(
    'rate-as-fraction',
    'units',
    'The rate of the tax is told as a fraction and not in percent',
    experience('the tax provider changed the unit in a minor version'),
    ['cart.calculateMultiLineTax', 'cart.addDevice'],
    onDone(['cart.calculateMultiLineTax'], (answer) => {
      answer.ratePercent = Number((answer.ratePercent / 100).toFixed(6))
    }),
  ),
  heldOut(
    'bundle-counts-all',
    'counting and sums',
    'The progress of the bundle counts accessories that do not count towards it',
    experience('the condition is in the query of the discount and not in that of the progress'),
    ['cart.retrieveBundleAccCart', 'cart.addAccessories', 'catalogue.listBundles', 'checkout.getCheckoutDetails'],
    () => async (request, pass) => {
      const cart = request.key === 'cart.retrieveBundleAccCart' ? await cartOf(request, pass) : undefined
      return await onDone(['cart.retrieveBundleAccCart'], ({ bundleAccessoryDetail }) => {
        if (!cart) return
        bundleAccessoryDetail.eligibleQuantity = linesOf(cart)
          .flatMap(({ accessories }) => accessories)
          .reduce((sum: number, { qty }: Loose) => sum + qty, 0)
      })()(request, pass)
    },
  ),
  heldOut(
    'other-chip-is-esim',
    'flags',
    'The kind of SIM that was chosen for a line is told as eSIM, whichever it is',
    experience('a default of the look-up hides the choice'),
    ['device.getEsimDetails', 'cart.switchSim'],
    onDone(['device.getEsimDetails'], ({ esimDetails }) => {
      if (esimDetails.selectedSimType) esimDetails.selectedSimType = 'ESIM'
    }),
  ),
]
