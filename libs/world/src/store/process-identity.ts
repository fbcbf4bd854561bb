import { readFileSync } from 'node:fs'

/** Identifies a process by pid and start time, where the system reports one. */
export interface ProcessIdentity {
  readonly pid: number
  readonly startedAt: string
}

/** The fields of a process from its state on; none where the system doesn't report them. */
const fieldsOf = (pid: number): readonly string[] => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program name is in parentheses and may contain spaces.
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

/** Start time of the process in system ticks; empty where the system doesn't report it. */
const startOf = (pid: number): string => fieldsOf(pid)[19] ?? ''

/** It has ended, and its parent has not asked how: it holds nothing any more. */
const isDefunct = (pid: number): boolean => ['Z', 'X'].includes(fieldsOf(pid)[0] ?? '')

export const thisProcess = (): ProcessIdentity => ({ pid: process.pid, startedAt: startOf(process.pid) })

const exists = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Pids are reused after a process ends; a container may assign the same one at every start. */
export const isAlive = ({ pid, startedAt }: ProcessIdentity): boolean =>
  exists(pid) && !isDefunct(pid) && (startedAt === '' ? pid !== process.pid : startOf(pid) === startedAt)
