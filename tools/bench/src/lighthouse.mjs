/** `npm run lighthouse`: Lighthouse on the grid and the product page of the built shop, mobile, on its simulated slow phone. */
import { measureSimulated } from './measure-page.mjs'
import { measuredPages } from './measured-pages.mjs'
import { startShop } from './servers.mjs'

/** @type {import('./figures.mjs').Open} */
export async function open(root) {
  const { port, stop } = await startShop(root)
  async function measure() {
    /** @type {Record<string, number>} */
    const samples = {}
    for (const [page, path] of Object.entries(measuredPages)) {
      const { scores, times, failed } = await measureSimulated(`http://localhost:${port}${path}`)
      if (failed.length > 0) console.log(`${path} does not pass ${failed.join(', ')}`)
      const { fcp, lcp, tbt, cls } = times
      for (const [name, value] of Object.entries({ ...scores, FCP: fcp, LCP: lcp, TBT: tbt, CLS: cls }))
        samples[`${page} ${name}`] = value
    }
    return samples
  }
  return { measure, close: stop }
}
