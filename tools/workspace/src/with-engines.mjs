/** Runs a command with variables naming Firefox and WebKit: `node with-engines.mjs playwright test`. */
import { findEngines } from './find-engines.mjs'
import { runWith } from './run-with.mjs'
import { thisMachine } from './this-machine.mjs'

runWith(() => findEngines(thisMachine))
