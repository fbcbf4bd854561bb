import { personas } from '@soe/carrier'
import { RefusalFault } from '@soe/world'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { findWorld } from '../http/identify'
import { pagePolicy } from '../markup/markup'
import { assertOwnRequest } from '../http/request-site'
import type { SimulatorContext } from '../pipeline/simulator-context'
import { parseForms } from './parse-forms'
import { encodePath, shopPath, signIn } from './sign-in'
import { shopFonts } from './shop-fonts'
import { signInPage } from './sign-in-page'

const SignInSchema = z.looseObject({ persona: z.string().max(60), goto: z.string().max(500).optional() })

const readForm = (body: unknown) => {
  const parsed = SignInSchema.safeParse(body)
  if (parsed.success) return parsed.data
  throw new RefusalFault(
    'INVALID_REQUEST',
    'Name a persona.',
    personas.map(({ id }) => id),
  )
}

/** A development identity provider: pick a persona to sign in. */
export const registerSignIn = (simulator: SimulatorContext, staticDir?: string) => async (app: FastifyInstance) => {
  const fonts = shopFonts(staticDir)
  parseForms(app)
  app.get<{ Querystring: { goto?: string } }>('/signin', async (request, reply) => {
    const goto = shopPath(request.query.goto)
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', `${pagePolicy}; font-src 'self'`)
      .send(signInPage(goto, fonts))
  })
  app.post('/signin', async (request, reply) => {
    assertOwnRequest(request)
    const { persona, goto } = readForm(request.body)
    const to = shopPath(goto)
    const world = await findWorld(simulator.worlds, request, reply)
    await signIn(simulator, world.header.id, persona, request, reply)
    return reply.redirect(encodePath(to), 303)
  })
}
