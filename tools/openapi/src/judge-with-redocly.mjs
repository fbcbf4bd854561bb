/** Judges the document in a file by Redocly's recommended rules; prints the findings as JSON. */
import { createConfig, lint } from '@redocly/openapi-core'

const [file = ''] = process.argv.slice(2)
const config = await createConfig({ extends: ['recommended'] })
const found = await lint({ ref: file, config })
const findings = found.map(({ ruleId, severity, message, location }) => ({
  rule: ruleId,
  severity,
  message,
  at: location[0]?.pointer ?? '',
}))
console.log(JSON.stringify(findings))
