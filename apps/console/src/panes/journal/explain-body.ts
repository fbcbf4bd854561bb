import type { Decision, ExplainBody } from '@soe/simulator-client'

/** Asks about the same call, in the latest session of its audience. */
export const explainBodyOf = ({ operation, audience, channel, request }: Decision): ExplainBody => ({
  operation,
  audience,
  channel,
  ...(request.body !== undefined && { body: request.body }),
  ...(request.query !== undefined && { query: request.query as Record<string, string> }),
})
