import { describeIssues, pathOf } from '@soe/scenario'
import type { z } from 'zod'

const listedAtMost = 10

/**
 * A document as its schema reads it.
 * @throws {Error} with each thing that is wrong, where it is and what is allowed there
 */
export const checkDocument = <Schema extends z.ZodType>(schema: Schema, document: unknown): z.output<Schema> => {
  const { success, data, error } = schema.safeParse(document)
  if (success) return data
  const problems = describeIssues(error.issues.slice(0, listedAtMost), document, schema).map(({ segments, message }) =>
    [pathOf(segments), message].filter((text) => text !== '').join(': '),
  )
  throw new Error(problems.join(' '))
}
