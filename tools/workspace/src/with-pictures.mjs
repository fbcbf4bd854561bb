/** Runs the browser suite so that it takes the pictures of all scenarios: `node with-pictures.mjs playwright test`. */
import { join } from 'node:path'
import { root } from './nx.mjs'
import { runWith } from './run-with.mjs'
import { soakEnvironment } from './soak-environment.mjs'

// An even seed draws the wide page light.
process.env['SOAK_SEED'] = '0'
runWith(() => ({ ...soakEnvironment(), PICTURES: join(root, 'apps/console/public/pictures') }))
