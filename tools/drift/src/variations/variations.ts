import type { OperationKey } from '@soe/contracts'
import type { Variation } from '../drift'
import type { TwinReply, Wrapper } from '../twin'
import { onAnswer, onError, worldOf, type Loose } from '../wrappers'

const everyReply = (edit: (reply: TwinReply) => TwinReply) => (): Wrapper => async (request, pass) => {
  const reply = await pass(request)
  return request.key === undefined ? reply : edit(reply)
}

const everyBody = (edit: (body: string) => string) =>
  everyReply((reply) => (reply.body.startsWith('{') ? { ...reply, body: edit(reply.body) } : reply))

const reversed = (value: Loose): Loose => {
  if (Array.isArray(value)) return value.map(reversed)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, part]) => [name, reversed(part)]),
  )
}

const cart: readonly OperationKey[] = ['cart.addDevice', 'cart.addAccessories']
const legal = (id: string, title: string, only: readonly OperationKey[], wrap: () => Wrapper): Variation => ({
  id,
  title,
  only,
  wrap,
})

const setHeader = (name: string, value: string) =>
  everyReply((reply) => ({ ...reply, headers: { ...reply.headers, [name]: value } }))

export const variations: readonly Variation[] = [
  legal(
    'other-key-order',
    'fields come in another order',
    cart,
    everyBody((body) => JSON.stringify(reversed(JSON.parse(body)))),
  ),
  legal(
    'indented',
    'JSON is indented',
    cart,
    everyBody((body) => JSON.stringify(JSON.parse(body), null, 2)),
  ),
  legal('no-charset', 'JSON names no charset', cart, setHeader('content-type', 'application/json')),
  legal(
    'upper-charset',
    'the charset is in capitals',
    ['plans.getPlans'],
    setHeader('content-type', 'application/json;charset=UTF-8'),
  ),
  legal(
    'private-cache',
    'answers are private',
    ['checkout.getCheckoutDetails'],
    setHeader('cache-control', 'private, no-store'),
  ),
  legal('further-headers', 'answers have further headers', cart, setHeader('x-backend', 'blue-7')),
  legal(
    'further-cookies',
    'answers set further cookies',
    cart,
    everyReply((reply) => ({ ...reply, setCookies: [...reply.setCookies, 'AWSALB=xyz; Path=/'] })),
  ),
  legal(
    'secure-cookies',
    'cookies are Secure and SameSite=Strict',
    cart,
    everyReply((reply) => ({
      ...reply,
      setCookies: reply.setCookies.map((cookie) => `${cookie.replace(/; SameSite=\w+/, '')}; Secure; SameSite=Strict`),
    })),
  ),
  legal(
    'zero-for-success',
    "'0' means success",
    ['cart.addPlan', 'cart.assignMtn'],
    onAnswer('cart.addPlan', (answer) => {
      answer.serviceHeader.statusCode = '0'
      return undefined
    }),
  ),
  legal(
    'success-for-accessories',
    "'SUCCESS' means that an accessory was added",
    ['cart.addAccessories'],
    onAnswer('cart.addAccessories', (answer, { body }) => {
      if (!body.includes('removeAccessories')) answer.serviceHeader.statusCode = 'SUCCESS'
      return undefined
    }),
  ),
  legal(
    'other-message',
    'errors have another text',
    ['checkout.getOrder', 'checkout.getCheckoutDetails'],
    onError('checkout.getOrder', (_reply, envelope) => {
      envelope.errors[0].message = 'We looked everywhere.'
      envelope.errors[0].serviceErrMsg = 'order service: 0 rows'
      return undefined
    }),
  ),
  legal(
    'further-details',
    'errors have further details',
    ['cart.addAccessories'],
    onError('cart.addAccessories', (_reply, envelope) => {
      envelope.errors[0].details.push({ issue: 'see the log' })
      return undefined
    }),
  ),
  legal(
    'other-ids',
    'ids are of another form',
    ['cart.saveCart'],
    onAnswer('cart.saveCart', (answer) => {
      answer.quoteId = `quote:${answer.quoteId}`
      return undefined
    }),
  ),
  legal('later-answer-first', 'of two answers at once the later comes first', ['cart.addAccessories'], () => {
    const waiting = new Map<string, () => void>()
    return async (request, pass) => {
      if (request.key !== 'cart.addAccessories') return pass(request)
      const world = worldOf(request)
      const release = waiting.get(world)
      const turn = release
        ? undefined
        : new Promise<void>((resolve) => {
            waiting.set(world, resolve)
            setTimeout(resolve, 25)
          })
      const reply = await pass(request)
      await turn
      if (release) setTimeout(release, 5)
      else waiting.delete(world)
      return reply
    }
  }),
  legal('slow', 'answers take 30 ms', ['plans.getPlans'], () => async (request, pass) => {
    await new Promise((resolve) => void setTimeout(resolve, 30))
    return pass(request)
  }),
  legal('405', 'other methods answer 405 with Allow', cart, () => async (request, pass) => {
    const reply = await pass(request)
    return request.method === 'DELETE'
      ? {
          ...reply,
          status: 405,
          headers: { ...reply.headers, allow: 'POST' },
          body: '{"error":{"code":"METHOD","message":"Use POST."}}',
        }
      : reply
  }),
  legal(
    'optional-left-out',
    'an optional tag is left out',
    ['recommendations.pdm'],
    onAnswer('recommendations.pdm', ({ accessoryRecommendations }) => {
      const { productList = [] } =
        accessoryRecommendations?.recommendedAccessoriesInformation.deviceBasedAccessoryRecommendations ?? {}
      for (const { product } of productList) for (const sku of product.childSkus) delete sku.omni_tag
      return undefined
    }),
  ),
  legal(
    'null-reference',
    'a reference that may be null is a text',
    ['recommendations.pdm'],
    onAnswer('recommendations.pdm', ({ accessoryRecommendations }) => {
      const { productList = [] } =
        accessoryRecommendations?.recommendedAccessoriesInformation.deviceBasedAccessoryRecommendations ?? {}
      for (const { proposition } of productList) proposition.ctaReference = 'CTA-9'
      return undefined
    }),
  ),
  legal(
    'other-prose',
    'texts are others',
    ['content.getStaticContent', 'content.getAccessoryInterstitial'],
    onAnswer('content.getStaticContent', ({ content }, { url }) => {
      const title = url.includes('language=es') ? 'Aquí no hay nada todavía' : 'Nothing in here yet'
      for (const entry of Object.values<Loose>(content)) entry.title = title
      return undefined
    }),
  ),
  legal(
    'other-refusal',
    'refusals have another code and text',
    ['cart.addPlan'],
    everyReply((reply) =>
      reply.status === 400
        ? { ...reply, body: '{"error":{"code":"BAD_REQUEST","message":"Look at planId.","allowed":["a plan"]}}' }
        : reply,
    ),
  ),
  legal(
    'more-money-digits',
    'whole dollars are written with decimals',
    cart,
    everyBody((body) => body.replace(/"dueMonthly":(\d+)([,}])/g, '"dueMonthly":$1.00$2')),
  ),
  legal(
    'long-lists',
    'a list is empty',
    ['catalogue.listBundles'],
    onAnswer('catalogue.listBundles', (answer) => {
      answer.excludedProductLines = []
      return undefined
    }),
  ),
]
