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
import { signInPage } from './sign-in-page'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

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

/** The cuts of the shop's typeface, and the widths that each is for. */
const cuts = [
  ['shop-text', '95% 100%'],
  ['shop-display', '75% 94%'],
] as const

const assetsIn = (staticDir: string): readonly string[] => {
  try {
    return readdirSync(join(staticDir, 'assets'))
  } catch {
    return []
  }
}

/** Rules for the typeface of the shop that is served beside the page; none without one. */
const shopFonts = (staticDir: string | undefined): string => {
  const assets = staticDir === undefined ? [] : assetsIn(staticDir)
  return cuts
    .map(([cut, stretch]) => {
      const file = assets.find((name) => name.startsWith(`${cut}-`) && name.endsWith('.woff2'))
      return file === undefined
        ? ''
        : `@font-face { font-family: "Instrument Sans Variable"; src: url("/assets/${file}") format("woff2");
        font-weight: 400 700; font-stretch: ${stretch}; font-display: swap; }`
    })
    .join('\n')
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
