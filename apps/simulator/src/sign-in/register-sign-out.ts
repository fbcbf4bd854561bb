import { routes } from '@soe/contracts'
import { signOut } from '@soe/world'
import type { FastifyInstance } from 'fastify'
import { clearSessionCookies } from '../http/cookies'
import { findWorld, sessionCookie } from '../http/identify'
import { changeWorld, type Pipeline } from '../http/run-call'

/** Where a shopper lands who has signed out. */
const afterSignOut = '/smartphones'

const { paths, aliases } = routes.session.logout

/** The same paths as the operation, opened as a page: the browser goes there after a 401. */
export const registerSignOut = (app: FastifyInstance, pipeline: Pipeline) => {
  for (const url of [...Object.values(paths), ...aliases]) {
    app.get(url, { exposeHeadRoute: false }, async (request, reply) => {
      const { header } = await findWorld(pipeline.worlds, request, reply)
      await changeWorld(pipeline, header.id, (makeDraft) => {
        const draft = makeDraft()
        const session = draft.sessions.get(request.cookies[sessionCookie] ?? '')
        if (session) signOut(draft, session)
        return { draft }
      })
      clearSessionCookies(request, reply)
      return reply.header('cache-control', 'no-store').redirect(afterSignOut, 303)
    })
  }
}
