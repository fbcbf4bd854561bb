import type { TwinRequest, Wrapper } from '../twin'
import { isDone } from '../wrappers'
import { experience, fault, type PlantedFault } from './fault'
import { ask, isGuest, onDone, read, shopperOf, whereSound, withoutSession } from './parts'

/** A wrapper for the requests that fit alone. */
const where = (fits: (request: TwinRequest) => boolean, wrap: () => Wrapper) => (): Wrapper => {
  const faulty = wrap()
  return (request, pass) => (fits(request) ? faulty(request, pass) : pass(request))
}

const isPrepaidGuest = ({ url }: TwinRequest) => url.includes('/prepaid/') && !url.includes('/auth/')

/** Faults of one audience, channel or path of several that should be alike, and of calls that are rarely made. */
export const otherWaysFaults: readonly PlantedFault[] = [
  fault('eighth', 'case-is-anybodys')
    .says('Anyone with the id of a case resumes it as its owner')
    .from(experience('a lookup by id alone'))
    .in('cases.resumeCase')
    .by(() => {
      const owners = new Map<string, string>()
      return async (request, pass) => {
        const cookie = request.key === 'cases.resumeCase' ? owners.get(read(request.body)?.caseId) : undefined
        const reply = await pass(
          cookie === undefined ? request : { ...request, headers: { ...request.headers, cookie } },
        )
        const own = request.headers['cookie']
        for (const [, id = ''] of reply.body.matchAll(/"caseI[dD]":"([^"]+)"/g))
          if (own !== undefined && !owners.has(id)) owners.set(id, own)
        return reply
      }
    }),
  fault('eighth', 'quote-without-its-email')
    .says('The quote of a guest is given to any email address')
    .from(experience('findByNumberOrEmail'))
    .in('quote.retrieveCartFromQuote')
    .by(
      whereSound(() => {
        const emails = new Map<string, unknown>()
        return async (request, pass) => {
          const body = read(request.body)
          const emailId = request.key === 'quote.retrieveCartFromQuote' ? emails.get(body?.quoteId) : undefined
          const isAsked = emailId !== undefined && typeof body.emailId === 'string'
          const reply = await pass(isAsked ? { ...request, body: JSON.stringify({ ...body, emailId }) } : request)
          if (request.key === 'cart.saveCart' && isDone(reply)) emails.set(read(reply.body).quoteId, body?.emailId)
          return reply
        }
      }),
    ),
  fault('eighth', 'accessories-taken-twice')
    .says('A retry takes the accessories of a quote once more')
    .from(experience('keys of retries for changes of the cart alone'))
    .in('quote.retrieveAccessoriesFromQuote')
    .by(() => {
      const seen = new Set<string>()
      return async (request, pass) => {
        const reply = await pass(request)
        if (request.key !== 'quote.retrieveAccessoriesFromQuote' || !isDone(reply)) return reply
        const id = `${shopperOf(request)} ${request.headers['guie2erequestid']}`
        const addAccessories = [{ id: 'bosun-charger-chalk', qty: 5 }]
        if (seen.has(id))
          await ask(request, pass, 'cart.addAccessories', {
            cartInfo: {},
            data: { lines: [{ mtn: 'newLine1', addAccessories }] },
          })
        seen.add(id)
        return reply
      }
    }),
  fault('eighth', 'hold-ignored')
    .says('A case that a channel asks to hold is held by nobody')
    .from(experience('a flag that the new service does not read'))
    .in('cases.resumeCase')
    .onAsked('cases.resumeCase', (body) => {
      if (body.channelLock === 'Y') delete body.channelLock
    }),
  fault('eighth', 'guest-signs-out-in-vain')
    .says('A guest who signs out leaves a session that goes on')
    .from(experience('an end of sessions for customers alone'))
    .in('session.logout')
    .by(
      where(
        ({ key, url }) => key === 'session.logout' && isGuest(url),
        () => (request, pass) =>
          pass({ ...request, headers: { ...request.headers, cookie: withoutSession(request.headers['cookie']) } }),
      ),
    ),
  fault('eighth', 'one-chat-for-prepaid')
    .says('Prepaid guests share the chat of the first of them')
    .from(experience('a cache in one of two services'))
    .in('chat.livePersonCheck')
    .by(
      where(isPrepaidGuest, () => {
        let first: string | undefined
        return onDone(['chat.livePersonCheck'], ({ service }) => {
          const { contextInfo } = service.serviceBody.serviceResponse
          contextInfo.sessionId = first ??= contextInfo.sessionId
        })()
      }),
    ),
  fault('eighth', 'wishlist-is-english')
    .says('Wishlists are English, whatever language was asked')
    .from(experience('a header that a gateway does not pass on'))
    .in('wishlist.retrieveWishlist')
    .by(
      where(
        ({ key }) => key === 'wishlist.retrieveWishlist',
        () => (request, pass) => pass({ ...request, headers: { ...request.headers, 'accept-language': 'en' } }),
      ),
    ),
  fault('eighth', 'alias-does-nothing')
    .says('At its further path a wish is answered as done, and is not on the list')
    .from(experience('a route to a stub that was forgotten'))
    .in('wishlist.addWishlist')
    .by(
      where(
        ({ key, isAlias }) => key === 'wishlist.addWishlist' && isAlias,
        () => async (request, pass) => {
          const reply = await pass(request)
          if (!isDone(reply)) return reply
          const { favorites } = read(request.body).data
          for (const { items } of favorites)
            for (const { productId } of items) {
              const data = { action: 'Item', favorites: [{ items: [{ deviceId: productId }] }] }
              const url = request.url.replace('add-wishlist', 'remove-wishlist')
              const headers = { ...request.headers, guie2erequestid: `undo-${productId}` }
              await pass({ ...request, url, headers, key: 'wishlist.removeWishlist', body: JSON.stringify({ data }) })
            }
          return reply
        },
      ),
    ),
  fault('eighth', 'estimate-without-accessories')
    .says('An estimate leaves out the accessories that were asked for')
    .from(experience('a field that one of two callers sends'))
    .in('pricing.estimateLine')
    .onAsked('pricing.estimateLine', (body) => void delete body.accessories),
]
