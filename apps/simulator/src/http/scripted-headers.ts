import { replyOf, type RuleVerdict } from '@soe/scenario'
import type { FastifyReply } from 'fastify'

const page = 'text/html; charset=utf-8'

/** Sets the headers that the acting rule gives its reply, and says of a page that it is one. */
export const setScriptedHeaders = (reply: FastifyReply, verdict: RuleVerdict | undefined) => {
  const scripted = replyOf(verdict)
  if (!scripted) return
  if (scripted.html !== undefined) reply.header('content-type', page)
  for (const [name, value] of Object.entries(scripted.headers ?? {})) reply.header(name, value)
}
