import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { build } from 'esbuild'

/** Serves a page with MSW's worker at an origin of its own; the page's script is bundled from a folder. */
export const servePage = async (folder: string) => {
  const worker = readFileSync(join(folder, 'node_modules/msw/lib/mockServiceWorker.js'), 'utf8')
  const files = new Map([
    ['/', { type: 'text/html', text: '<!doctype html><script type="module" src="/page.js"></script>' }],
    ['/mockServiceWorker.js', { type: 'text/javascript', text: worker }],
  ])
  const server = createServer(({ url = '' }, reply) => {
    const file = files.get(url)
    reply.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain' }).end(file?.text)
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    serve: async (script: string) => {
      const [source, bundle] = [join(folder, 'page.js'), join(folder, 'page.bundle.js')]
      writeFileSync(source, script)
      await build({ entryPoints: [source], outfile: bundle, bundle: true, format: 'esm', logLevel: 'warning' })
      files.set('/page.js', { type: 'text/javascript', text: readFileSync(bundle, 'utf8') })
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
