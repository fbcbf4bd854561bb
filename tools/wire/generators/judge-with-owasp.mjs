/** Judges the document in a file by every rule of OWASP's ruleset for Spectral; prints how often each is broken. */
import { readFileSync } from 'node:fs'
import spectralCore from '@stoplight/spectral-core'
import owasp from '@stoplight/spectral-owasp-ruleset'

const [file = ''] = process.argv.slice(2)
const spectral = new spectralCore.Spectral()
spectral.setRuleset({ extends: [[owasp.default ?? owasp, 'all']] })
const found = await spectral.run(JSON.parse(readFileSync(file, 'utf8')))
const broken = {}
for (const { code } of found) broken[code] = (broken[code] ?? 0) + 1
console.log(JSON.stringify(broken))
