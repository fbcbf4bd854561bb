/** `npm run bench:pages`: grid and product page with network and processor really slowed. */
import { measureField } from './field-data.mjs'
import { measureApplied } from './measure-page.mjs'
import { measuredPages } from './measured-pages.mjs'
import { startShop } from './servers.mjs'

/** @typedef {[import('./measured-pages.mjs').PageName, string][]} Pages */

/** @type {import('./figures.mjs').Open} */
export async function open(root) {
  const { port, stop } = await startShop(root)
  const base = `http://localhost:${port}`
  async function measure() {
    /** @type {Record<string, number>} */
    const samples = {}
    for (const [page, path] of /** @type {Pages} */ (Object.entries(measuredPages))) {
      const { lcp, hydrated } = await measureApplied(`${base}${path}`)
      const { INP } = await measureField(base, page, path)
      samples[`${page} LCP`] = lcp
      samples[`${page} hydrated`] = hydrated
      samples[`${page} INP`] = INP
    }
    return samples
  }
  return { measure, close: stop }
}
