import type { z } from 'zod'
import { describeIssue } from './describe-issue'
import { messageOf, type Finding, type Segment } from './finding'
import { fieldsUnder, namesUnder, valuesUnder, type Schema } from './schema-fields'

/** What a schema finds wrong with a value, with the fields that it allows there. */
export const findingsOf = (issues: readonly z.core.$ZodIssue[], value: unknown, schema: Schema): Finding[] => {
  const schemasAt = (segments: readonly Segment[]) =>
    segments.reduce<Schema[]>((schemas, segment) => fieldsUnder(schemas, String(segment)), [schema])
  const allowed = {
    names: (segments: readonly Segment[]) => namesUnder(schemasAt(segments)),
    values: (segments: readonly Segment[]) => valuesUnder(schemasAt(segments)),
  }
  return issues.flatMap((issue) => describeIssue(issue, value, allowed))
}

/** What a schema finds wrong with a value, in a tester's words. */
export const describeIssues = (...given: Parameters<typeof findingsOf>): (Finding & { message: string })[] =>
  findingsOf(...given).map((finding) => ({ ...finding, message: messageOf(finding) }))
