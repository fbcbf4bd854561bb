import type { SimCommand } from './command'
import { arm } from './commands/arm'
import { catalogue } from './commands/catalogue'
import { clock } from './commands/clock'
import { completion } from './commands/completion'
import { coverage } from './commands/coverage'
import { diff } from './commands/diff'
import { disarm } from './commands/disarm'
import { dropWorld } from './commands/drop-world'
import { enterWorld } from './commands/enter-world'
import { explain } from './commands/explain'
import { exploreCommand } from './commands/explore-command'
import { exportHar } from './commands/export-har'
import { failNext } from './commands/fail-next'
import { fork } from './commands/fork'
import { importHar } from './commands/import-har'
import { journal } from './commands/journal'
import { lint } from './commands/lint'
import { listWorlds } from './commands/list-worlds'
import { makeWorld } from './commands/make-world'
import { mcp } from './commands/mcp'
import { record } from './commands/record'
import { replay } from './commands/replay'
import { restore } from './commands/restore'
import { rewind } from './commands/rewind'
import { runCommand } from './commands/run-command'
import { salvage } from './commands/salvage'
import { listScenarios } from './commands/scenarios'
import { schema } from './commands/schema'
import { showWorld } from './commands/show-world'
import { snapshot } from './commands/snapshot'
import { dropSnapshot, listSnapshots, saveSnapshot } from './commands/snapshots'
import { start } from './commands/start'
import { sweepWorlds } from './commands/sweep-worlds'
import { verdict } from './commands/verdict'
import { verify } from './commands/verify'
import { why } from './commands/why'

/** Every command, as help lists them; one comes before those below it. */
export const allCommands: readonly SimCommand[] = [
  completion,
  schema,
  start,
  salvage,
  listWorlds,
  makeWorld,
  showWorld,
  dropWorld,
  sweepWorlds,
  enterWorld,
  snapshot,
  replay,
  listSnapshots,
  saveSnapshot,
  dropSnapshot,
  fork,
  rewind,
  restore,
  clock,
  runCommand,
  failNext,
  arm,
  disarm,
  verify,
  lint,
  listScenarios,
  catalogue,
  exploreCommand,
  mcp,
  why,
  verdict,
  explain,
  journal,
  record,
  coverage,
  exportHar,
  importHar,
  diff,
]
