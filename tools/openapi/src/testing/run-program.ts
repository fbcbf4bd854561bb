import { spawn } from 'node:child_process'

export interface Finished {
  readonly code: number | null
  readonly output: string
}

export const runProgram = (file: string, ...given: string[]): Promise<Finished> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...given], { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (chunk: Buffer) => void (output += chunk.toString())
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
