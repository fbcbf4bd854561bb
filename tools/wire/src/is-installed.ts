import { execFileSync } from 'node:child_process'

/** Whether this machine has a program, by asking it such as for its version. */
export const isInstalled = (program: string, asked: string): boolean => {
  try {
    return execFileSync(program, [asked], { stdio: 'pipe' }).length >= 0
  } catch {
    return false
  }
}
