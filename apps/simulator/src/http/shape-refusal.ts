import { describeIssues } from '@soe/scenario'
import { RefusalFault } from '@soe/world'
import { mostIssues } from '../validation/issues-in'

type Issues = Parameters<typeof describeIssues>[0]
export type Schema = Parameters<typeof describeIssues>[2]

/** A part of a request, and what its schema finds wrong with it. */
export interface CheckedPart {
  /** Such as `body`; empty where the value is a document of its own. */
  readonly name: string
  readonly value: unknown
  readonly schema: Schema
  readonly issues: Issues
}

const findingsIn = ({ name, value, schema, issues }: CheckedPart) =>
  describeIssues(issues.slice(0, mostIssues), value, schema).map(({ segments, message, allowed = [] }) => {
    const path = [name, ...segments].filter((segment) => segment !== '').join('.')
    return { text: path === '' ? message : `${path}: ${message}`, allowed }
  })

/** The refusal of a request that doesn't fit its schemas: what is wrong where, and what is allowed. */
export const shapeRefusal = (
  code: 'INVALID_REQUEST' | 'INVALID_SNAPSHOT',
  parts: readonly CheckedPart[],
): RefusalFault => {
  const findings = parts.flatMap(findingsIn)
  const texts = findings.slice(0, mostIssues).map(({ text }) => text)
  const allowed = [...new Set(findings.flatMap((finding) => finding.allowed))]
  const message = texts.join(' ') || 'The request is not valid.'
  return new RefusalFault(code, message, allowed.length > 0 ? allowed : undefined)
}
