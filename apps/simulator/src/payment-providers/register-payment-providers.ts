import { answerPaypal, isLive } from '@soe/carrier'
import { RefusalFault, type WorldDraft } from '@soe/world'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type OutsideService, paymentProviders } from './payment-providers'
import { channelOf, findWorld } from '../http/identify'
import { assertOwnRequest } from '../http/request-site'
import { sessionCookie } from '../pipeline/call-input'
import { changeWorld } from '../pipeline/change-world'
import type { SimulatorContext } from '../pipeline/simulator-context'
import { parseForms } from '../sign-in/parse-forms'
import { encodePath, shopPath } from '../sign-in/sign-in'
import { escapeMarkup } from '../markup/markup'
import { pageStyle } from '../markup/page-style'

/** Stands in for the vendor that verifies what a shopper does for a living. */
const verificationVendor: OutsideService = {
  path: '/ryl',
  name: 'RYL',
  asks: 'Prove what you do, and take your discount back to the shop.',
  answers: [
    {
      answer: 'teacher',
      label: 'Verify as a teacher',
      detail: 'The school confirms it.',
      query: { authCode: 'ryl-teacher-7f3a' },
    },
    {
      answer: 'nurse',
      label: 'Verify as a nurse',
      detail: 'The hospital confirms it.',
      query: { authCode: 'ryl-nurse-2c9d' },
    },
    {
      answer: 'unknown',
      label: 'Verify with an unknown employer',
      detail: 'The carrier knows no discount for it.',
      query: { authCode: 'ryl-unknown-0000' },
    },
    { answer: 'cancel', label: 'Cancel and go back', detail: 'Nothing is verified.', query: { rylCancelled: 'true' } },
  ],
}

const AnswerSchema = z.looseObject({ answer: z.string().max(20), returnTo: z.string().max(500) })

const readAnswer = (body: unknown, { answers }: OutsideService) => {
  const form = AnswerSchema.safeParse(body)
  const chosen = answers.find(({ answer }) => answer === form.data?.answer)
  if (chosen && form.data) return { ...chosen, returnTo: shopPath(form.data.returnTo) }
  throw new RefusalFault(
    'INVALID_REQUEST',
    'Name an answer.',
    answers.map(({ answer }) => answer),
  )
}

const withQuery = (path: string, query: Readonly<Record<string, string>>) => {
  const [before = '', ...fragment] = path.split('#')
  const added = `${before.includes('?') ? '&' : '?'}${new URLSearchParams(query).toString()}`
  return [`${before}${added}`, ...fragment].join('#')
}

/** Tells the carrier what the shopper of this browser has answered. */
const tellCarrier = async (
  simulator: SimulatorContext,
  request: FastifyRequest,
  reply: FastifyReply,
  tells: 'approved' | 'declined',
) => {
  const world = await findWorld(simulator.worlds, request, reply)
  await changeWorld(simulator, world.header.id, (makeDraft) => {
    const draft: WorldDraft = makeDraft()
    const session = draft.sessions.get(request.cookies[sessionCookie] ?? '')
    if (session && isLive(session, draft.now)) {
      answerPaypal(draft, { session, audience: session.audience, channel: channelOf(request) }, tells)
    }
    return { draft }
  })
}

/** The page of a payment service. @param returnTo a path already checked to be the shop's own */
const providerPage = ({ path, name, asks, answers }: OutsideService, returnTo: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${name}</title>
    <style>${pageStyle}</style>
  </head>
  <body>
    <main>
      <header>
        <h1>${name}</h1>
        <p>${asks}</p>
        <p>This stands in for ${name}: nothing leaves this page.</p>
      </header>
      <form method="post" action="${path}">
        <input type="hidden" name="returnTo" value="${escapeMarkup(returnTo)}">
        <ul>${answers
          .map(
            ({ answer, label, detail }) => `
          <li>
            <button name="answer" value="${answer}">
              <span class="name">${label}</span>
              <span class="summary">${detail}</span>
            </button>
          </li>`,
          )
          .join('')}
        </ul>
      </form>
    </main>
  </body>
</html>
`

const registerProvider = (app: FastifyInstance, simulator: SimulatorContext, provider: OutsideService) => {
  app.get<{ Querystring: { returnTo?: string } }>(provider.path, async (request, reply) => {
    const page = providerPage(provider, shopPath(request.query.returnTo))
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
      )
      .send(page)
  })
  app.post(provider.path, async (request, reply) => {
    assertOwnRequest(request)
    const { query, tells, returnTo } = readAnswer(request.body, provider)
    if (tells) await tellCarrier(simulator, request, reply, tells)
    return reply.redirect(encodePath(withQuery(returnTo, query)), 303)
  })
}

/** Pages of payment services, to which a shopper leaves and from which they come back. */
export const registerPaymentProviders = (simulator: SimulatorContext) => async (app: FastifyInstance) => {
  parseForms(app)
  for (const provider of [...paymentProviders, verificationVendor]) registerProvider(app, simulator, provider)
}
