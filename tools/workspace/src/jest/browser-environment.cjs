const { TestEnvironment } = require('jest-environment-jsdom')
const { addMissingElements } = require('./missing-elements.cjs')

// MessageChannel stays out: with it React's scheduler keeps Jest from ending.
const fromNode = {
  AbortController,
  AbortSignal,
  Headers,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  TransformStream,
  WritableStream,
  structuredClone,
}

const fetchFrom = (window) => (input, init) =>
  fetch(typeof input === 'string' ? new URL(input, window.location.href) : input, init)

/** The first one, which is all that the later files of a project need. */
let kept

/** jsdom with the globals of Node that it lacks and every browser has. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    const isIsolated = 'jest-isolated' in context.docblockPragmas
    if (kept && !isIsolated) return kept
    super(config, context)
    Object.assign(this.global, fromNode, { fetch: fetchFrom(this.global) })
    addMissingElements(this.global)
    if (!isIsolated) kept = this
  }

  async teardown() {
    if (kept === this) kept = undefined
    await super.teardown()
  }
}
