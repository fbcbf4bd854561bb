/**
 * Loads what is mutated ahead of the first test. Where a test loaded it, Stryker would take what acts while the module
 * loads for something that this test alone reaches, try the mutant on modules that are there already, and see it live.
 */
const { join } = require('node:path')

if (/** @type {any} */ (globalThis).__stryker__.activeMutant === undefined)
  for (const file of require(join(process.cwd(), 'mutated.json'))) require(join(process.cwd(), file))
