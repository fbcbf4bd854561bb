import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { runLine } from './run-line'

const stub = join(__dirname, 'start-stub.mjs')
const documented = 'http://localhost:4010'

/** Words as a shell splits them: at spaces that stand in no quotes. */
export const split = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, word]) => double ?? single ?? word ?? '')

/** What differs from run to run: ends of session ids, and where the simulator is. */
const settled = (text: string, url: string): string =>
  text
    .replaceAll(url, documented)
    .replaceAll(/…[0-9a-f]{6}\b/g, '…182c04')
    .trimEnd()

/** Runs a documented command line against a simulator; answers what it prints. */
export const runStep = async (command: string, url: string): Promise<string> => {
  const [, soeSim, file] = /^npx soe-sim (.*?)(?: > ([\w.-]+))?$/.exec(command) ?? []
  if (soeSim !== undefined) {
    const { out, err } = await runLine(split(soeSim), { env: { SIM_URL: url, STUB_END: '0' }, startProgram: stub })
    if (file !== undefined) writeFileSync(file, out)
    return settled([...(file === undefined ? [out] : []), err].filter(Boolean).join('\n'), url)
  }
  const { stdout, stderr } = await promisify(execFile)('bash', ['-c', command.replaceAll(documented, url)])
  return settled(stdout + stderr, url)
}
