import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Engine, Viewport } from './engine'
import { openWebDriverEngine, waitForDriver } from './webdriver-session'

export interface WebKitDriver {
  open(viewport: Viewport): Promise<Engine>
  stop(): void
}

/** WebKitWebDriver cannot choose a port itself. */
const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** WebKitGTK's driver, on a screen that only it sees. */
export const startWebKit = async (driverPath: string, xvfbRunPath: string): Promise<WebKitDriver> => {
  const port = await findFreePort()
  const screen = ['-a', '-s', '-screen 0 1600x1200x24']
  const driver = [driverPath, '--host=127.0.0.1', `--port=${port}`]
  // A group of its own: the screen outlives the script that starts it.
  const child = spawn(xvfbRunPath, [...screen, ...driver], { stdio: 'inherit', detached: true })
  const url = `http://127.0.0.1:${port}`
  await waitForDriver(url)
  return {
    open: (viewport) => openWebDriverEngine(url, viewport),
    stop: () => void (child.pid !== undefined && process.kill(-child.pid)),
  }
}
