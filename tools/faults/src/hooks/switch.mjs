import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The files through which a test run and the servers that it starts agree on the fault that acts. What is in them is
 * the business of this module alone.
 */

/** @typedef {{ turn: number, active: string, tells: boolean }} Turn a test, its fault, and whether it asks what is reached */

const nothing = '{"turn":0,"active":"","tells":false}'

/** @param {string} path */
const read = (path) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** @param {string} folder */
export const turnFile = (folder) => join(folder, 'turn.json')

/** @param {string} folder */
const reachedFile = (folder) => join(folder, 'reached')

/**
 * The faults that servers have reached since `bytes`, and where the next ones are written.
 * @param {string} folder
 * @param {number} bytes
 */
export const readReached = (folder, bytes) => {
  const text = read(reachedFile(folder))
  return { ids: text.slice(bytes).split('\n').filter(Boolean), bytes: text.length }
}

/**
 * Answers the switches of a process of Node; a new turn is noticed whenever `look` is called.
 * @param {string} folder
 */
export const switchOf = (folder) => {
  let text = ''
  /** @type {Turn} */
  let turn = JSON.parse(nothing)
  /** @type {Set<string>} */
  const reached = new Set()
  const look = () => {
    const latest = read(turnFile(folder)) || nothing
    if (latest === text) return
    text = latest
    turn = JSON.parse(latest)
    reached.clear()
  }
  /** @param {string} id */
  const ask = (id) => {
    if (turn.tells && !reached.has(id)) {
      reached.add(id)
      appendFileSync(reachedFile(folder), `${id}\n`)
    }
    return id === turn.active
  }
  return { look, ask }
}
