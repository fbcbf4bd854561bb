/** `npm run areas`: writes the test targets of the carrier's areas with what each imports. */
import { writeFileSync } from 'node:fs'
import { carrierProject, carrierProjectFile } from './carrier-areas.mjs'

writeFileSync(carrierProjectFile, `${JSON.stringify(carrierProject(), undefined, 2)}\n`)
