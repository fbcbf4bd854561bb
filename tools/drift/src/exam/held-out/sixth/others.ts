import type { Drift } from '../../../drift'
import type { Loose } from '../../../wrappers'
import { isDone, linesOf, onCart, read } from '../../parts'
import { ask, heldOut, memoryOf, onAsked, onDone } from '../held-out'
import { onKeptCart, rowsOf } from '../fifth/parts'
import { experience, refused } from '../third/parts'

/** Wishlists, catalogue, trade-ins, cases, own devices, plans, content and analytics. */
export const sixthOtherFaults: readonly Drift[] = [
  heldOut(
    'wishlist-keeps-its-first-name',
    'ignored fields',
    'A wishlist that is renamed keeps the name that it had',
    experience('an update that knows items alone'),
    ['wishlist.addWishlist', 'wishlist.retrieveWishlist', 'wishlist.retrieveFavorites'],
    onAsked('wishlist.addWishlist', ({ data }) => {
      if (data?.action === 'update') for (const favorite of rowsOf(data.favorites)) delete favorite.name
    }),
  ),
  heldOut(
    'keywords-of-the-cart-first',
    'ordering',
    'The keywords of the page name what is in the cart before what is on the wishlist',
    experience('a union whose two parts were swapped'),
    ['cart.addDevice', 'wishlist.addWishlist', 'wishlist.getSeoDetails'],
    onDone(['wishlist.getSeoDetails'], ({ seo }) => {
      seo.keywords = [...seo.keywords].reverse()
    }),
  ),
  heldOut(
    'one-notice-a-shopper',
    'single values',
    'Asking for a notice of a second sku takes back the notice of the first',
    experience('a row a shopper, keyed by the shopper'),
    ['wishlist.subscribe', 'wishlist.unsubscribe', 'catalogue.getProduct', 'catalogue.listProducts'],
    () => {
      const lastOf = memoryOf<{ body?: Loose }>(() => ({}))
      return async (request, pass) => {
        const reply = await pass(request)
        if (request.key !== 'wishlist.subscribe' || !isDone(reply)) return reply
        const last = lastOf(request)
        const body = read(request.body)
        if (last.body && last.body.skuId !== body.skuId) await ask(request, pass, 'wishlist.unsubscribe', last.body)
        last.body = body
        return reply
      }
    },
  ),
  heldOut(
    'last-of-the-page',
    'pagination',
    'The last product of a department is never listed',
    experience('slice(0, size - 1)'),
    ['catalogue.listProducts', 'catalogue.getProduct', 'catalogue.listBundles'],
    onDone(['catalogue.listProducts'], (answer) => {
      answer.products = answer.products.slice(0, -1)
    }),
  ),
  heldOut(
    'zip-code-as-a-number',
    'boundaries',
    'The stock near a zip code that starts with 0 is refused',
    experience('Number(zip)'),
    ['catalogue.getInventory'],
    () => async (request, pass) =>
      request.key === 'catalogue.getInventory' && /[?&]zip=0\d{4}(?:&|$)/.test(request.url)
        ? refused(request, 'ZIP_CODE_INVALID')
        : pass(request),
  ),
  heldOut(
    'trade-in-that-was-taken-back',
    'stale caches',
    'A device of the account still names the trade-in that was deleted',
    experience('a copy in a second table, which deletes forget'),
    ['cart.addDevice', 'tradeIn.addDevice', 'tradeIn.accountDevices'],
    () => {
      const idsOf = memoryOf(() => new Map<string, string>())
      return async (request, pass) => {
        const ids = idsOf(request)
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
      }
    },
  ),
  heldOut(
    'value-of-the-first-rating',
    'stale columns',
    'A trade-in that is rated again keeps the value of its first rating',
    experience('a value that is looked up when the row is inserted'),
    ['cart.addDevice', 'tradeIn.addDevice', 'tradeIn.validateDevice', 'checkout.getCheckoutDetails'],
    onKeptCart(
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
  ),
  heldOut(
    'changed-by-devices-alone',
    'stale columns',
    'The instant of the latest change of a cart is that of its first change',
    experience('a trigger on inserts, and none on updates'),
    ['cart.addDevice', 'cart.addAccessories', 'cases.getCases'],
    () => {
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
  ),
  heldOut(
    'holder-after-the-takeover',
    'stale caches',
    'A cart that was taken over from a store is still said to be held by the store where one asks for existing carts',
    experience('a lock that is released in one of two stores'),
    ['cart.addDevice', 'cases.resumeCase', 'cart.checkExistingCart'],
    () => {
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
  ),
  heldOut(
    'standing-of-the-first-imei',
    'stale caches',
    'The standing of a second device is that of the first that the session asked for',
    experience('a cache whose key leaves the device out'),
    ['device.getEsimDetails'],
    () => {
      const keptOf = memoryOf<{ standing?: string }>(() => ({}))
      return onDone(['device.getEsimDetails'], ({ esimDetails }, request) => {
        if (esimDetails?.standing === undefined) return
        const kept = keptOf(request)
        esimDetails.standing = kept.standing ??= esimDetails.standing
      })()
    },
  ),
  heldOut(
    'imei-of-the-first-line',
    'second members',
    'Two devices that shoppers bring have the IMEI of the first',
    experience('a field of the cart where one of the line was meant'),
    ['cart.addDevice', 'checkout.getCheckoutDetails'],
    onCart((cart) => {
      const sims = linesOf(cart)
        .map(({ simItem }) => simItem)
        .filter((sim) => sim?.smartImeiDevice)
      for (const sim of sims) sim.smartImeiDevice = sims[0].smartImeiDevice
    }),
  ),
  heldOut(
    'one-page-in-english',
    'ignored fields',
    'The texts of one page are English, whatever language was asked for; those of all pages are not',
    experience('a second branch that forgets a parameter'),
    ['content.getStaticContent'],
    () => async (request, pass) =>
      request.key === 'content.getStaticContent' &&
      /[?&]language=es(?:&|$)/.test(request.url) &&
      request.url.includes('page=')
        ? pass({ ...request, url: request.url.replace(/([?&])language=[^&]*/, '$1language=en') })
        : pass(request),
  ),
  heldOut(
    'masked-number-has-no-plan',
    'spellings',
    'The plans of a line that is named by its masked number tell no current plan',
    experience('a look-up by one of four names'),
    ['cart.listEligibleLines', 'plans.getPlans'],
    onDone(['plans.getPlans'], (answer, request) => {
      if (String(read(request.body)?.processingMTN).endsWith('XXXX')) delete answer.currentPlanId
    }),
  ),
  heldOut(
    'estimate-of-a-good-device',
    'ignored fields',
    'An estimate with a damaged device counts what a good one is worth',
    experience('a default that is never overwritten'),
    ['pricing.estimateLine', 'tradeIn.validateDevice'],
    () => async (request, pass) => {
      const body = read(request.body)
      const condition = body?.tradeIn?.condition
      if (request.key !== 'pricing.estimateLine' || condition !== 'damaged') return pass(request)
      body.tradeIn.condition = 'good'
      const { 'content-length': _length, ...headers } = request.headers
      return onDone(['pricing.estimateLine'], ({ tradeIn }) => {
        if (tradeIn) tradeIn.condition = condition
      })()({ ...request, headers, body: JSON.stringify(body) }, pass)
    },
  ),
  heldOut(
    'feedback-of-the-first',
    'second members',
    'Of several responses to a recommendation one is taken',
    experience('responseList[0]'),
    ['recommendations.pdm'],
    onDone(['recommendations.pdm'], (answer) => {
      if (answer.accepted > 1) answer.accepted = 1
    }),
  ),
  heldOut(
    'request-id-in-small-letters',
    'headers',
    'The id of the request comes back in small letters',
    experience('a gateway that normalizes ids'),
    ['plans.getPlans', 'cart.listEligibleLines'],
    () => async (request, pass) => {
      const reply = await pass(request)
      const id = reply.headers['e2erequestid']
      return request.key === undefined || id === undefined
        ? reply
        : { ...reply, headers: { ...reply.headers, e2erequestid: id.toLowerCase() } }
    },
  ),
  heldOut(
    'count-cookie-after-a-removal',
    'cookies',
    'Taking accessories away leaves the cookie that counts the cart as it was',
    experience('a filter that sets cookies, on additions'),
    ['cart.addDevice', 'cart.addAccessories'],
    () => async (request, pass) => {
      const reply = await pass(request)
      if (request.key !== 'cart.addAccessories') return reply
      const lines = rowsOf(read(request.body)?.data?.lines)
      return lines.some(({ addAccessories }) => rowsOf(addAccessories).length > 0)
        ? reply
        : { ...reply, setCookies: reply.setCookies.filter((cookie) => !/count/i.test(cookie)) }
    },
  ),
]
