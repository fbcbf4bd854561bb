/** `npm start`: builds what changed, then becomes the simulator that serves the built shop. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { withStore } from './arguments.mjs'
import { buildShop, consoleFiles, simulator, storefront } from './build-shop.mjs'
import { root } from './nx.mjs'

const build = buildShop()

if (build.ok) {
  const given = withStore(process.argv.slice(2), join(root, '.sim-data'))
  process.argv = [process.execPath, simulator, '--static', storefront, '--console', consoleFiles, ...given]
  await import(pathToFileURL(simulator).href)
} else {
  console.error(build.output)
  process.exitCode = 1
}
