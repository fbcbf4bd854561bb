import type { Decision, ExplainBody } from '@soe/simulator-client'

/** The same call once more, for the session of its audience that called last. */
export const explainBodyOf = ({ operation, audience, channel, request }: Decision): ExplainBody => ({
  operation,
  audience,
  channel,
  ...(request.body !== undefined && { body: request.body }),
  ...(request.query !== undefined && { query: request.query as Record<string, string> }),
})
