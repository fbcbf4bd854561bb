import { readFileSync } from 'node:fs'

/** A process that a later one can tell from all others, where the system tells when it started. */
export interface ProcessIdentity {
  readonly pid: number
  readonly startedAt: string
}

/** When the process started, in the system's own ticks; empty where the system doesn't say. */
const startOf = (pid: number): string => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program stands in brackets and may hold spaces; the start is the 20th field after it.
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

export const thisProcess = (): ProcessIdentity => ({ pid: process.pid, startedAt: startOf(process.pid) })

const exists = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A pid is given out again after its process has ended, in a container even the same one at every start. */
export const isAlive = ({ pid, startedAt }: ProcessIdentity): boolean =>
  exists(pid) && (startedAt === '' ? pid !== process.pid : startOf(pid) === startedAt)
