/** Runs a command at full figures: `node with-soak.mjs playwright test`. */
import { runWith } from './run-with.mjs'
import { soakEnvironment } from './soak-environment.mjs'

runWith(soakEnvironment)
