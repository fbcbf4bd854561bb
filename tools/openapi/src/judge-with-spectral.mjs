/** Judges the documents in files by Spectral's recommended rules; prints the findings in each as JSON. */
import { readFileSync } from 'node:fs'
import spectralCore from '@stoplight/spectral-core'
import spectralRulesets from '@stoplight/spectral-rulesets'

const severities = ['error', 'warn', 'info', 'hint']
const exampleRule = 'oas3-valid-media-example'

/**
 * @param {object} ruleset
 * @param {unknown} document
 */
const judge = async (ruleset, document) => {
  const spectral = new spectralCore.Spectral()
  // The rulesets name their severities as plain numbers, which the types of the core do not take.
  spectral.setRuleset(/** @type {any} */ (ruleset))
  return spectral.run(/** @type {any} */ (document))
}

/** The soak judges every example; Spectral takes twice as long for them as for all of its other rules. */
const step = process.env['SOAK'] === '1' ? 1 : 5

/** @param {Record<string, any>} responses */
const withSomeExamples = (responses) =>
  Object.fromEntries(
    Object.entries(responses).map(([name, { description, ...rest }], index) => [
      name,
      index % step === 0 ? { description, ...rest } : { description },
    ]),
  )

/**
 * Each example once: the answers stand in the components, and the paths of an operation repeat its request.
 * @param {any} document
 */
const withExamplesOnce = (document) => {
  const seen = new Set()
  /** @param {any} operation */
  const keep = ({ parameters, requestBody }) => {
    const text = JSON.stringify([parameters, requestBody])
    const isKept = !seen.has(text) && seen.size % step === 0
    seen.add(text)
    return isKept ? { parameters, requestBody } : {}
  }
  return {
    ...document,
    components: { ...document.components, responses: withSomeExamples(document.components.responses) },
    paths: Object.fromEntries(
      Object.entries(document.paths).map(([path, item]) => [
        path,
        Object.fromEntries(Object.entries(item).map(([method, operation]) => [method, keep(operation)])),
      ]),
    ),
  }
}

const { oas } = spectralRulesets
for (const file of process.argv.slice(2)) {
  const document = JSON.parse(readFileSync(file, 'utf8'))
  // Spectral compiles a schema anew for each example at each place: the examples are judged once, where they stand.
  const found = [
    ...(await judge({ extends: [[oas, 'recommended']], rules: { [exampleRule]: 'off' } }, document)),
    ...(await judge({ extends: [[oas, 'off']], rules: { [exampleRule]: true } }, withExamplesOnce(document))),
  ]
  const findings = found.map(({ code, severity, message, path }) => ({
    rule: String(code),
    severity: severities[severity] ?? 'error',
    message,
    at: `#/${path.join('/')}`,
  }))
  console.log(JSON.stringify(findings))
}
