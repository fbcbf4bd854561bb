import { gzipSync } from 'node:zlib'
import type { Drift } from '../../../drift'
import type { TwinRequest } from '../../../twin'
import { type Loose, onBody } from '../../../wrappers'
import { answered, inCents, isDone, read } from '../../parts'
import { heldOut, memoryOf, onDone } from '../held-out'
import { experience } from '../third/parts'
import { sharedBy } from './parts'

const queryOf = (request: TwinRequest): URLSearchParams => new URL(request.url, 'http://shop').searchParams

/** Products, stock, stores, plans and site content. */
export const fourthCatalogueFaults: readonly Drift[] = [
  heldOut(
    'unknown-product-404',
    'status confusion',
    'A product that does not exist answers its business error with 404, not with 200',
    experience('an exception filter that maps not found to 404 for every controller'),
    ['catalogue.getProduct'],
    () => async (request, pass) => {
      const reply = await pass(request)
      const isMissing = request.key === 'catalogue.getProduct' && reply.body.includes('"ITEM_NOT_FOUND"')
      return isMissing ? { ...reply, status: 404 } : reply
    },
  ),
  heldOut(
    'instalments-round-half-up',
    'rounding',
    'The catalogue rounds instalments half up where the cart rounds them down',
    experience('toFixed(2) in the catalogue, integer cents in the cart'),
    ['catalogue.getProduct', 'catalogue.listProducts', 'cart.addDevice', 'checkout.getCheckoutDetails'],
    onDone(['catalogue.getProduct', 'catalogue.listProducts'], ({ product, products = [product] }) => {
      for (const { childSkus } of products as Loose[]) {
        for (const { price } of childSkus as Loose[]) {
          for (const term of (price.devicePaymentPrice ?? []) as Loose[]) {
            if (term.dpTermPrices?.loanOfferDetails.annualPercentageRate !== 0) continue
            if (term.discountedPrice === term.originalPrice)
              term.discountedPrice = inCents(price.fullRetailPrice.originalPrice / term.contractDuration)
            term.originalPrice = inCents(price.fullRetailPrice.originalPrice / term.contractDuration)
          }
        }
      }
    }),
  ),
  heldOut(
    'zip-is-a-number',
    'leading zeros',
    'A zip code that begins with 0 is looked up as a number, and the default store counts as local',
    experience('zip codes in an INTEGER column, so that New England moves away'),
    ['catalogue.getInventory'],
    () => (request, pass) => {
      if (request.key !== 'catalogue.getInventory' || !/^0\d{4}$/.test(queryOf(request).get('zip') ?? ''))
        return pass(request)
      return pass({ ...request, url: request.url.replace(/zip=0\d{4}/, 'zip=30004') })
    },
  ),
  heldOut(
    'one-language-a-product',
    'cache keys',
    'A product is answered in the language in which anyone asked for it first',
    experience('a cache whose key leaves Accept-Language out'),
    ['catalogue.getProduct'],
    () => {
      const firstOf = new Map<string, string>()
      return (request, pass) => {
        if (request.key !== 'catalogue.getProduct') return pass(request)
        const key = `${sharedBy(request)} ${queryOf(request).get('productId')}`
        const language = firstOf.get(key) ?? request.headers['accept-language'] ?? 'en'
        firstOf.set(key, language)
        return pass({ ...request, headers: { ...request.headers, 'accept-language': language } })
      }
    },
  ),
  heldOut(
    'gzip-called-brotli',
    'compression',
    'To a client that takes br, bytes of gzip are sent as br',
    experience('a proxy that writes the coding which it prefers, and the library that it has'),
    ['catalogue.listBundles'],
    () => async (request, pass) => {
      const reply = await pass(request)
      const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
      if (request.key !== 'catalogue.listBundles' || !takesBrotli || !isDone(reply)) return reply
      return { ...reply, headers: { ...reply.headers, 'content-encoding': 'br' }, bytes: gzipSync(reply.body) }
    },
  ),
  heldOut(
    'miles-are-kilometres',
    'units',
    'The stock of a store says its distance in kilometres, the delivery step in miles',
    experience('a geo index that answers kilometres'),
    ['catalogue.getInventory', 'checkout.getCheckoutDetails', 'checkout.updateAddress'],
    onDone(['catalogue.getInventory'], ({ localStore }) => {
      if (localStore?.distanceMiles !== undefined)
        localStore.distanceMiles = Math.round(localStore.distanceMiles * 16.09) / 10
    }),
  ),
  heldOut(
    'recommended-plan-constant',
    'defaults',
    'The plan to preselect is the one for phones, also where only plans for other devices are listed',
    experience('a constant from the first release, when there were phones alone'),
    ['plans.getPlans'],
    onDone(['plans.getPlans'], (answer) => {
      if (answer.recommendedPlanId !== undefined) answer.recommendedPlanId = 'mainsail-unlimited'
    }),
  ),
  heldOut(
    'current-plan-before-last',
    'stale reads',
    'The current plan of a line is the one that it had before the last choice',
    experience('an event that is published before the transaction commits'),
    ['plans.getPlans', 'cart.addPlan'],
    () => {
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
  ),
  heldOut(
    'prepaid-gets-postpaid-plans',
    'misrouted calls',
    'The prepaid path of the plans leads to the postpaid service',
    experience('a gateway rule that matches the end of a path'),
    ['plans.getPlans', 'content.getPrepaidPlans'],
    () => (request, pass) => {
      const isPrepaid = request.key === 'plans.getPlans' && request.url.includes('prepa')
      return pass(isPrepaid ? { ...request, url: '/soe/digital/prospect/plansservice/nse/getPlans' } : request)
    },
  ),
  heldOut(
    'page-is-a-prefix',
    'filters',
    'The texts of one page come with those of every page whose name begins alike',
    experience("WHERE page LIKE 'name%'"),
    ['content.getStaticContent'],
    () => async (request, pass) => {
      const query = queryOf(request)
      const page = query.get('page')
      if (request.key !== 'content.getStaticContent' || page === null) return pass(request)
      query.delete('page')
      const reply = await pass({ ...request, url: `${request.url.split('?')[0]}?${query.toString()}` })
      if (!isDone(reply)) return reply
      const answer = read(reply.body)
      const pages = Object.entries(answer.content as object).filter(([name]) => name.startsWith(page))
      return answered(reply, { ...answer, content: Object.fromEntries(pages) })
    },
  ),
  heldOut(
    'zip-zero-refused',
    'over-validation',
    'The zip code 0 of a caller whose place is not known is refused',
    experience('a shared validator of zip codes that nobody told of the exception'),
    ['support.getVideoChat'],
    () => async (request, pass) => {
      const reply = await pass(request)
      if (request.key !== 'support.getVideoChat' || queryOf(request).get('zip') !== '0') return reply
      const error = { code: 'INVALID_REQUEST', message: 'query.zip: "0" is not five digits.' }
      return { ...answered(reply, { error }), status: 400 }
    },
  ),
  heldOut(
    'one-proposition-too-many',
    'off by one',
    'One accessory more is recommended than was asked for',
    experience('a loop that runs while index <= count'),
    ['recommendations.pdm'],
    onBody('recommendations.pdm', (body) => {
      if (body.source === 'accessory' && [1, 2, 3, 4, 5].includes(body.propositionCount)) body.propositionCount += 1
    }),
  ),
  heldOut(
    'one-chat-for-all',
    'cache keys',
    'All shoppers of a page get the chat that was made for the first of them',
    experience('an answer with an id in it that is cached by its address'),
    ['chat.livePersonCheck', 'chat.livePersonSubmitfeedback'],
    () => {
      const firstOf = new Map<string, string>()
      return async (request, pass) => {
        const reply = await pass(request)
        if (request.key !== 'chat.livePersonCheck' || !isDone(reply)) return reply
        const key = [sharedBy(request), request.url, read(request.body)?.pageContext].join(' ')
        const first = firstOf.get(key) ?? reply.body
        firstOf.set(key, first)
        return { ...reply, body: first }
      }
    },
  ),
  heldOut(
    'tax-on-one-instalment',
    'wrong base',
    'The estimate of a financed device has the tax of its first instalment alone',
    experience('an estimate that taxes what is paid today'),
    ['pricing.estimateLine'],
    onDone(['pricing.estimateLine'], ({ term, plans }) => {
      if (term === 0) return
      for (const { totals } of plans as Loose[]) {
        const tax = (totals.todayRows as Loose[]).find(({ code }) => code === 'tax')
        if (!tax) continue
        const amount = inCents(tax.amount / term)
        totals.dueToday = inCents(totals.dueToday - tax.amount + amount)
        tax.amount = amount
      }
    }),
  ),
]
