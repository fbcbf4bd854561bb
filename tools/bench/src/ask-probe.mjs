import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Flags with which a server answers `askProbe`. */
export const probe = ['--import', fileURLToPath(new URL('memory-probe.mjs', import.meta.url))]

/** @typedef {{ heap: number, resident: number, timers: number, collections: number }} Held megabytes, and garbage collections so far */

/** @param {import('./servers.mjs').Server} server @param {'measure' | 'count'} message */
async function ask({ child }, message) {
  const answer = once(child, 'message')
  child.send(message)
  return (await answer)[0]
}

/** @param {import('./servers.mjs').Server} server @returns {Promise<Held>} */
export const askProbe = (server) => ask(server, 'measure')

/** @param {import('./servers.mjs').Server} server @returns {Promise<{ allocated: number, collections: number }>} kilobytes on the heap, and collections so far */
export const askAllocated = (server) => ask(server, 'count')
