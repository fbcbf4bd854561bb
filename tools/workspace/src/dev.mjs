/** `npm run dev`: the simulator restarts and the shop reloads in place on every change. */
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createServer } from 'vite'
import { readAddress } from './arguments.mjs'
import { buildConsole, consoleFiles } from './build-shop.mjs'
import { root } from './nx.mjs'

const { port, host } = readAddress(process.argv.slice(2), process.env)
const tsx = createRequire(import.meta.url).resolve('tsx/cli')
const source = join(root, 'apps/simulator/src/main.ts')

const built = buildConsole()
if (!built.ok) console.error(`${built.output}\nThere is no console until it builds.`)
const flags = ['--port', String(port + 1), ...(built.ok ? ['--console', consoleFiles] : [])]

const api = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', source, ...flags], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
})

process.env['SIMULATOR_URL'] = `http://localhost:${port + 1}`
const shop = await createServer({
  root: join(root, 'apps/storefront'),
  server: { port, host, strictPort: true },
})

function stop() {
  api.kill()
  process.exit()
}

process.on('SIGINT', stop).on('SIGTERM', stop)
api.on('exit', stop)
await shop.listen()
shop.printUrls()
