import { sentenceOf } from '../judging/kinds'
import type { Report, ReportedFinding } from './report'

/** Results that a forge shows of one run. */
const shownResults = 5000

const placeOf = ({ operation }: ReportedFinding): string => {
  const [area = '', name = ''] = operation.split('.')
  const dashed = (text: string) => text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `libs/contracts/src/${dashed(area)}/${dashed(name)}.ts`
}

const resultOf = (finding: ReportedFinding) => ({
  ruleId: finding.kind,
  level: finding.waived ? 'note' : 'error',
  message: { text: `${finding.operation} ${finding.path}: ${finding.message}` },
  locations: [{ physicalLocation: { artifactLocation: { uri: placeOf(finding) }, region: { startLine: 1 } } }],
  partialFingerprints: { 'soe-conform/v1': finding.fingerprint },
  properties: { faultCode: finding.fault.code, audiences: finding.audiences, count: finding.count },
})

/** SARIF 2.1.0, at most as many results as a forge shows. */
export const writeSarif = ({ findings, contractVersion }: Report): string => {
  const kinds = [...new Set(findings.map(({ kind }) => kind))]
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'soe-conform',
            version: contractVersion,
            rules: kinds.map((id) => ({ id, shortDescription: { text: sentenceOf(id) } })),
          },
        },
        results: findings.slice(0, shownResults).map(resultOf),
      },
    ],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}
