/** Node requires this before each program of a run: the first of a task notes what the task has spent at its end. */
const { appendFileSync } = require('node:fs')
const { isMainThread } = require('node:worker_threads')
const { processorSeconds } = require('./jest/processor-seconds.cjs')

const { TASK_COSTS: file, NX_TASK_TARGET_PROJECT: project, NX_TASK_TARGET_TARGET: target } = process.env

/** Nx runs the folders of browser tests as one task, which has no name. */
const isBatch = process.argv[1]?.endsWith('run-batch.js')

if (file && isMainThread && (target || isBatch)) {
  // What it starts is its own, and is not counted again.
  delete process.env.TASK_COSTS
  // A program that takes this one's place would leave nobody to note.
  Reflect.deleteProperty(process, 'execve')
  // Nx ends a batch by a signal.
  if (isBatch) process.once('SIGTERM', () => process.exit())
  process.once('exit', () => {
    appendFileSync(file, `${JSON.stringify({ project, target, coreSeconds: processorSeconds() })}\n`)
  })
}
