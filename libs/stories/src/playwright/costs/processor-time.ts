import { readdirSync, readFileSync } from 'node:fs'

interface Process {
  pid: number
  parent: number
  seconds: number
  /** A process of a browser that its main process does not wait for. */
  isLost: boolean
}

export interface Spent {
  readonly seconds: number
  /** Those of them that no process above counts. */
  readonly lost: number
}

/** What /proc counts in a second, on every system that has it. */
const ticks = 100

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** Undefined for a process that has ended, and on a system without /proc. */
const readProcess = (pid: number): Process | undefined => {
  const stat = read(`/proc/${pid}/stat`)
  if (stat === undefined) return undefined
  // The name before may hold spaces and brackets of its own.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [parent, ...times] = [1, 11, 12, 13, 14].map((place) => Number(fields[place]))
  return {
    pid,
    parent: parent ?? 0,
    seconds: times.reduce((sum, time) => sum + time, 0) / ticks,
    isLost: read(`/proc/${pid}/cmdline`)?.includes('--type=') ?? false,
  }
}

/** What this process and everything that it has started have spent, ended or not. */
export const spentSoFar = (): Spent | undefined => {
  const self = readProcess(process.pid)
  if (self === undefined) return undefined
  const all = readdirSync('/proc').flatMap((name) => readProcess(Number(name)) ?? [])
  const treeOf = (root: Process): Process[] => [
    root,
    ...all.filter(({ parent }) => parent === root.pid).flatMap(treeOf),
  ]
  const tree = treeOf(self)
  const sum = (some: readonly Process[]) => some.reduce((total, { seconds }) => total + seconds, 0)
  return { seconds: sum(tree), lost: sum(tree.filter(({ isLost }) => isLost)) }
}
