import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Flags with which a server answers `askProbe`. */
export const probe = ['--import', fileURLToPath(new URL('memory-probe.mjs', import.meta.url))]

/** @typedef {{ heap: number, resident: number, timers: number, collections: number }} Held megabytes, and garbage collections so far */

/** @param {import('./servers.mjs').Server} server @returns {Promise<Held>} */
export async function askProbe({ child }) {
  const answer = once(child, 'message')
  child.send('measure')
  return (await answer)[0]
}
