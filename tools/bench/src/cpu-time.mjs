import { readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const tick = 10

/**
 * Milliseconds of processor time that a process has used so far; NaN where the system does not tell.
 * It says what a call costs even while something else keeps the machine busy.
 * @param {number | undefined} pid
 */
export function cpuTime(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * tick
  } catch {
    return Number.NaN
  }
}
