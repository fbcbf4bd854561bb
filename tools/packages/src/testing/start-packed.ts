import { spawn } from 'node:child_process'
import { join } from 'node:path'

export interface Started {
  readonly url: string
  /** What it printed until it listened. */
  readonly printed: string
  readonly stop: () => Promise<void>
}

/** Starts the installed `soe-sim` on a free port, and waits for its address. */
export const startPacked = (folder: string, ...flags: string[]): Promise<Started> =>
  new Promise((resolve, reject) => {
    const program = join(folder, 'node_modules/.bin/soe-sim')
    const child = spawn(program, ['start', '--port', '0', ...flags], { cwd: folder, stdio: 'pipe' })
    const ended = new Promise<void>((done) => child.once('close', () => done()))
    const stop = () => {
      child.kill('SIGTERM')
      return ended
    }
    let printed = ''
    const read = (chunk: Buffer) => {
      printed += chunk.toString()
      const url = /(http:\/\/localhost:\d+)\/__sim\/docs/.exec(printed)?.[1]
      if (url !== undefined) resolve({ url, printed, stop })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('error', reject)
    void ended.then(() => reject(new Error(`soe-sim ended: ${printed}`)))
  })
