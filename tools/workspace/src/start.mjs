/** `npm start`: builds what changed, then becomes the simulator that serves the built shop. */
import { pathToFileURL } from 'node:url'
import { buildShop, simulator, storefront } from './build-shop.mjs'

const build = buildShop()

if (build.ok) {
  process.setSourceMapsEnabled(true)
  process.argv = [process.execPath, simulator, '--static', storefront, ...process.argv.slice(2)]
  await import(pathToFileURL(simulator).href)
} else {
  console.error(build.output)
  process.exitCode = 1
}
