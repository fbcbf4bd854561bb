/** Judges the documents in files by Redocly's recommended rules; prints the findings in each as JSON. */
import { createConfig, lint } from '@redocly/openapi-core'

const config = await createConfig({ extends: ['recommended'] })
for (const ref of process.argv.slice(2)) {
  const found = await lint({ ref, config })
  const findings = found.map(({ ruleId, severity, message, location }) => ({
    rule: ruleId,
    severity,
    message,
    at: location[0]?.pointer ?? '',
  }))
  console.log(JSON.stringify(findings))
}
