import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { printable, escapeMarkup } from '@soe/contracts'
import { replayFile, type Report, type ReportedFinding } from './report'
import { writeHtml } from './write-html'
import { writeSarif } from './write-sarif'

const lastCurlOf = ({ steps }: ReportedFinding): string =>
  steps.flatMap((step) => ('curl' in step ? [step.curl] : [])).at(-1) ?? ''

/** JUnit XML: a case for each check, a failure for each finding. */
const writeJunit = ({ checks, findings, notJudged, leftOut, ms }: Report): string => {
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

/** Each report by the name of its file. */
export const writers: Readonly<Record<string, (report: Report) => string>> = {
  'report.html': writeHtml,
  'report.json': (report) => `${JSON.stringify(report, null, 2)}\n`,
  'junit.xml': writeJunit,
  'report.sarif': writeSarif,
}

export const writeReports = (dir: string, report: Report) => {
  mkdirSync(dir, { recursive: true })
  for (const [name, write] of Object.entries(writers)) writeFileSync(join(dir, name), printable(write(report)))
}

/** Writes the replay of each finding into a folder beside the reports. */
export const writeReplays = (dir: string, replays: ReadonlyMap<string, string> | undefined) => {
  if (!replays || replays.size === 0) return
  mkdirSync(join(dir, 'replays'), { recursive: true })
  for (const [fingerprint, text] of replays) writeFileSync(join(dir, replayFile(fingerprint)), text)
}
