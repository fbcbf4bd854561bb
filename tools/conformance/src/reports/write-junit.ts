import { escapeMarkup } from '@soe/contracts'
import type { Report, ReportedFinding } from './report'

const lastCurlOf = ({ steps }: ReportedFinding): string =>
  steps.flatMap((step) => ('curl' in step ? [step.curl] : [])).at(-1) ?? ''

/** JUnit XML: a case for each check, a failure for each finding. */
export const writeJunit = ({ checks, findings, notJudged, leftOut, ms }: Report): string => {
  const broken = findings.filter(({ waived }) => !waived)
  const byCheck = new Map(broken.map((finding) => [finding.check, finding]))
  const reasons = new Map(
    [...notJudged, ...leftOut].flatMap((one) => one.checks.map((name) => [name, one.reason] as const)),
  )
  const cases = checks.map(({ name, operation, ms: took }) => {
    const finding = byCheck.get(name)
    const reason = reasons.get(name)
    const inside = finding
      ? `<failure message="${escapeMarkup(`${finding.kind} ${finding.path}: ${finding.message}`)}">${escapeMarkup(lastCurlOf(finding))}</failure>`
      : reason === undefined
        ? ''
        : `<skipped message="${escapeMarkup(reason)}"/>`
    return `    <testcase classname="${escapeMarkup(operation)}" name="${escapeMarkup(name)}" time="${took / 1000}">${inside}</testcase>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites time="${ms / 1000}">`,
    `  <testsuite name="soe-conform" tests="${cases.length}" failures="${byCheck.size}" skipped="${reasons.size}">`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}
