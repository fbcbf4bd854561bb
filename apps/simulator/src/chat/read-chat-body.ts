import type { z } from 'zod'
import { shapeRefusal } from '../http/shape-refusal'

/** The body as its schema reads it; refuses any other. */
export const readChatBody = <Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> => {
  const { success, data, error } = schema.safeParse(body)
  if (success) return data
  throw shapeRefusal('INVALID_REQUEST', [{ name: 'body', value: body, schema, issues: error.issues }])
}
