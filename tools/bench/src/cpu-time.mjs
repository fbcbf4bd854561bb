import { readFileSync, readdirSync } from 'node:fs'

/** Nanoseconds on a processor; none for a thread that has ended meanwhile. @param {string} thread */
const ran = (thread) => {
  try {
    return Number(readFileSync(`${thread}/schedstat`, 'utf8').split(' ')[0])
  } catch {
    return 0
  }
}

/**
 * Milliseconds of processor time that the threads of a process have used so far; NaN where the system does not tell.
 * It says what a call costs even while something else keeps the machine busy.
 * @param {number | undefined} pid
 */
export function cpuTime(pid) {
  try {
    const threads = `/proc/${pid}/task`
    return readdirSync(threads).reduce((sum, thread) => sum + ran(`${threads}/${thread}`), 0) / 1e6
  } catch {
    return Number.NaN
  }
}
