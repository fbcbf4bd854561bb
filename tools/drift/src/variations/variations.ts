import rows from './variations.json'
import type { Variation } from '../drift'
import { made } from '../fault-table'
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

const setHeader = (name: string, value: string) =>
  everyReply((reply) => ({ ...reply, headers: { ...reply.headers, [name]: value } }))

/** Ways in which a backend may differ from the simulator in what the contract leaves open. */
export const variations = made(rows as readonly Variation[], {
  'other-key-order': everyBody((body) => JSON.stringify(reversed(JSON.parse(body)))),
  indented: everyBody((body) => JSON.stringify(JSON.parse(body), null, 2)),
  'no-charset': setHeader('content-type', 'application/json'),
  'upper-charset': setHeader('content-type', 'application/json;charset=UTF-8'),
  'private-cache': setHeader('cache-control', 'private, no-store'),
  'further-headers': setHeader('x-backend', 'blue-7'),
  'further-cookies': everyReply((reply) => ({ ...reply, setCookies: [...reply.setCookies, 'AWSALB=xyz; Path=/'] })),
  'secure-cookies': everyReply((reply) => ({
    ...reply,
    setCookies: reply.setCookies.map((cookie) => `${cookie.replace(/; SameSite=\w+/, '')}; Secure; SameSite=Strict`),
  })),
  'zero-for-success': onAnswer('cart.addPlan', (answer) => {
    answer.serviceHeader.statusCode = '0'
  }),
  'success-for-accessories': onAnswer('cart.addAccessories', (answer, { body }) => {
    if (!body.includes('removeAccessories')) answer.serviceHeader.statusCode = 'SUCCESS'
  }),
  'other-message': onError('checkout.getOrder', (_reply, envelope) => {
    envelope.errors[0].message = 'We looked everywhere.'
    envelope.errors[0].serviceErrMsg = 'order service: 0 rows'
  }),
  'further-details': onError('cart.addAccessories', (_reply, envelope) => {
    envelope.errors[0].details.push({ issue: 'see the log' })
  }),
  'other-ids': onAnswer('cart.saveCart', (answer) => {
    answer.quoteId = `quote:${answer.quoteId}`
  }),
  'later-answer-first': () => {
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
  },
  slow: () => async (request, pass) => {
    await new Promise((resolve) => void setTimeout(resolve, 30))
    return pass(request)
  },
  '405': () => async (request, pass) => {
    const reply = await pass(request)
    return request.method === 'DELETE'
      ? {
          ...reply,
          status: 405,
          headers: { ...reply.headers, allow: 'POST' },
          body: '{"error":{"code":"METHOD","message":"Use POST."}}',
        }
      : reply
  },
  'optional-left-out': onAnswer('recommendations.pdm', ({ accessoryRecommendations }) => {
    const { productList = [] } =
      accessoryRecommendations?.recommendedAccessoriesInformation.deviceBasedAccessoryRecommendations ?? {}
    for (const { product } of productList) for (const sku of product.childSkus) delete sku.omni_tag
  }),
  'null-reference': onAnswer('recommendations.pdm', ({ accessoryRecommendations }) => {
    const { productList = [] } =
      accessoryRecommendations?.recommendedAccessoriesInformation.deviceBasedAccessoryRecommendations ?? {}
    for (const { proposition } of productList) proposition.ctaReference = 'CTA-9'
  }),
  'other-prose': onAnswer('content.getStaticContent', ({ content }, { url }) => {
    const title = url.includes('language=es') ? 'Aquí no hay nada todavía' : 'Nothing in here yet'
    for (const entry of Object.values<Loose>(content)) entry.title = title
  }),
  'other-refusal': everyReply((reply) =>
    reply.status === 400
      ? { ...reply, body: '{"error":{"code":"BAD_REQUEST","message":"Look at planId.","allowed":["a plan"]}}' }
      : reply,
  ),
  'more-money-digits': everyBody((body) => body.replace(/"dueMonthly":(\d+)([,}])/g, '"dueMonthly":$1.00$2')),
  'long-lists': onAnswer('catalogue.listBundles', (answer) => {
    answer.excludedProductLines = []
  }),
})
