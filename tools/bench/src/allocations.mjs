/** What calls allocate in the server's process: counted, so the same on any machine, however busy. */
import { once } from 'node:events'
import { measuredPages } from './measured-pages.mjs'
import { enterWorld, requestDocuments } from './request-documents.mjs'
import { startShop } from './servers.mjs'
import { askAllocated, probe } from './ask-probe.mjs'
import { fillCart, readCheckout, sampleAnswer } from './shopper.mjs'

/** Nothing is collected in a young generation of this many megabytes, and no code is compiled anew meanwhile. */
const flags = ['--min-semi-space-size=512', '--max-semi-space-size=512', '--no-opt', ...probe]

/** @typedef {{ calls: number, prepare: (port: number) => Promise<(count: number) => Promise<unknown>> }} Counted */

/** @param {(shopper: import('./shopper.mjs').Shopper) => Promise<unknown>} call @param {number} lines */
const byShopper = (call, lines) => async (/** @type {number} */ port) => {
  const shopper = await fillCart(`http://localhost:${port}`, lines)
  return async (/** @type {number} */ count) => {
    for (let done = 0; done < count; done += 1) await call(shopper)
  }
}

/** @type {Readonly<Record<string, Counted>>} */
export const counted = {
  'cart.addDevice': { calls: 400, prepare: byShopper(sampleAnswer, 1) },
  'a read of the cart': { calls: 200, prepare: byShopper((shopper) => readCheckout(shopper, { cart: true }), 1) },
  'a drawn document': {
    calls: 10,
    prepare: async (port) => {
      const cookie = await enterWorld(port)
      return (count) => requestDocuments({ port, path: measuredPages.product, cookie }, count)
    },
  },
}

/**
 * Kilobytes that a call allocates, once it was made as often before.
 * @param {string} root @param {Counted} what
 */
export async function allocationOf(root, { calls, prepare }) {
  const shop = await startShop(root, flags)
  try {
    const run = await prepare(shop.port)
    await run(calls)
    const before = await askAllocated(shop)
    await run(calls)
    const after = await askAllocated(shop)
    if (after.collections > before.collections) throw new Error('a collection makes the count meaningless')
    return (after.allocated - before.allocated) / calls
  } finally {
    shop.stop()
    await once(shop.child, 'exit')
  }
}
