/** Set up ahead of each Jest file: the fault of the environment acts in it, and what it reaches is written down. */
const { appendFileSync } = require('node:fs')

const { FAULTS_ACTIVE: active = '', FAULTS_REACHED: file } = process.env
const reached = new Set()

/** @param {string} id */
const ask = (id) => {
  reached.add(id)
  return id === active
}

Object.assign(globalThis, { __fault: ask })

if (file) {
  afterAll(() => {
    const { testPath } = expect.getState()
    appendFileSync(file, `${JSON.stringify({ test: testPath, reached: [...reached] })}\n`)
  })
}
