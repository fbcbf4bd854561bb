/** Runs the browser suite so that it takes the pictures of all scenarios: `node with-pictures.mjs playwright test`. */
import { runWith } from './run-with.mjs'
import { soakEnvironment } from './soak-environment.mjs'

// An even seed draws the wide page light.
process.env['SOAK_SEED'] = '0'
runWith(() => ({ ...soakEnvironment(), PICTURES: '1' }))
