/** Loaded ahead of a server that a test run starts: each of its requests meets the fault of the test under way. */
import { Server } from 'node:http'
import { switchOf } from './switch.mjs'

const folder = process.env['FAULTS_FOLDER']

if (folder) {
  const { look, ask } = switchOf(folder)
  Object.assign(globalThis, { __fault: ask })
  const { emit } = Server.prototype
  /** @type {any} */
  const patched = Server.prototype
  patched.emit = function (/** @type {any[]} */ ...given) {
    if (given[0] === 'request') look()
    return Reflect.apply(emit, this, given)
  }
  // A server whose test run was killed has nobody left to serve.
  setInterval(() => {
    if (process.ppid === 1) process.exit()
  }, 1000).unref()
}
