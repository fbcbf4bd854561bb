import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hooks } from '../workspace/link-browser-hook'
import type { FaultWorkspace } from '../workspace/fault-workspace'
import { jestHook, projectOf } from './jest-suites'
import type { ResultRow } from './rows'

export interface JestJob {
  readonly fault: string
  /** In the order in which they are tried, until one fails. */
  readonly files: readonly string[]
}

interface Ended {
  readonly file: string
  readonly outcome: ResultRow['outcome']
  readonly ms: number
}

/** Jobs after which a process begins anew, since each leaves some memory behind. */
const jobsOfProcess = 40

/** A file that has not ended by now, never will: its fault goes round in circles. */
const patience = 240_000

const lane = fileURLToPath(new URL('jest-lane.mjs', import.meta.url))

/** Whether the process can take another job. */
const runJob = (
  child: ChildProcess,
  workspace: FaultWorkspace,
  { fault, files }: JestJob,
  onEnd: (row: Ended) => void,
) =>
  new Promise<boolean>((resolve) => {
    let ended = 0
    const settle = (isWell: boolean) => {
      clearTimeout(timer)
      child.off('message', hear).off('exit', fail)
      resolve(isWell)
    }
    // The tests have passed without the fault.
    const fail = () => {
      onEnd({ file: files[ended] ?? '', outcome: 'caught', ms: patience })
      settle(false)
    }
    const hear = (message: Ended | { done: true }) => {
      if ('done' in message) return settle(true)
      ended += 1
      timer.refresh()
      return onEnd(message)
    }
    const timer = setTimeout(fail, patience)
    child.on('message', hear).once('exit', fail)
    child.send({
      fault,
      files: files.map((file) => ({ file, project: projectOf(workspace, file) })),
      hook: jestHook,
      reporter: join(hooks, 'silent-reporter.cjs'),
    })
  })

/** Runs each job's files until one catches its fault, with as many processes as workers. */
export const runJest = async (
  workspace: FaultWorkspace,
  jobs: readonly JestJob[],
  { workers, onEnd, onDone }: { workers: number; onEnd: (row: ResultRow) => void; onDone: (job: JestJob) => void },
) => {
  const waiting = [...jobs]
  const work = async () => {
    while (waiting.length > 0) {
      const child = fork(lane, { cwd: workspace.copy, execArgv: [] })
      for (let done = 0; done < jobsOfProcess; done += 1) {
        const job = waiting.shift()
        if (!job) break
        const isWell = await runJob(child, workspace, job, ({ file, ...row }) =>
          onEnd({ suite: 'jest', test: file, fault: job.fault, ...row }),
        )
        onDone(job)
        if (!isWell) break
      }
      child.kill('SIGKILL')
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
}
