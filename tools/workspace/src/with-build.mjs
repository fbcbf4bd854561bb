/**
 * Runs a command once shop, simulator and console are built: `node with-build.mjs node bench.mjs`.
 * The command writes to this terminal itself: through Nx its output would come late, or not at all.
 */
import { buildShop } from './build-shop.mjs'
import { runWith } from './run-with.mjs'

runWith(() => {
  const { ok, output } = buildShop()
  if (!ok) throw new Error(output)
  return {}
})
