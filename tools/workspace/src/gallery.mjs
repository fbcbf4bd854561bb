/** `npm run gallery`: every part of the shop in every state; a part that changes is there at once. */
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createServer } from 'vite'
import { readAddress } from './arguments.mjs'
import { root } from './nx.mjs'

const { port, host } = readAddress(process.argv.slice(2), { PORT: '4020', ...process.env })
const tsx = createRequire(import.meta.url).resolve('tsx/cli')
const simulator = join(root, 'apps/simulator/src/main.ts')

const api = spawn(process.execPath, [tsx, simulator, '--port', String(port + 1)], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
})

process.env['SIMULATOR_URL'] = `http://localhost:${port + 1}`
const gallery = await createServer({
  root: join(root, 'apps/gallery'),
  server: { port, host, strictPort: true },
})

function stop() {
  api.kill()
  process.exit()
}

process.on('SIGINT', stop).on('SIGTERM', stop)
api.on('exit', stop)
await gallery.listen()
console.log(`gallery  http://localhost:${port}/gallery`)
