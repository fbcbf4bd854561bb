/** `npm run bench:documents`: what a page's document costs the server. */
import { measuredPages } from './measured-pages.mjs'
import { enterWorld, requestDocuments } from './request-documents.mjs'
import { startShop } from './servers.mjs'

/** Documents after which the server's code is compiled and its caches are full. */
const warmUp = 500

const visits = [
  ...Object.entries(measuredPages).map(([name, path]) => ({ name, path, isKept: false })),
  { name: 'kept', path: measuredPages.grid, isKept: true },
]

/** Two processes of one build differ too, so each round starts its own. @type {import('./figures.mjs').Open} */
export async function open(root, { isQuick }) {
  const requests = isQuick ? 50 : 200

  async function measure() {
    const { port, cpu, stop } = await startShop(root)
    const cookie = await enterWorld(port)
    /** @type {Record<string, number>} */
    const samples = {}
    for (const { name, path, isKept } of visits) {
      const visit = { port, path, cookie, isKept }
      await requestDocuments(visit, warmUp)
      const before = cpu()
      await requestDocuments(visit, requests)
      samples[name] = (cpu() - before) / requests
    }
    stop()
    return samples
  }
  return { measure, close: () => undefined }
}
