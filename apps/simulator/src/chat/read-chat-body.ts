import { RefusalFault } from '@soe/world'
import type { z } from 'zod'

/** The body as its schema reads it; refuses any other. */
export const readChatBody = <Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> => {
  const { success, data, error } = schema.safeParse(body)
  if (success) return data
  const problems = error.issues.map(({ path, message }) => `${['body', ...path.map(String)].join('.')}: ${message}`)
  throw new RefusalFault(400, 'INVALID_REQUEST', problems.join('; '))
}
