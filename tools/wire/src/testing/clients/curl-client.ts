import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AskedCall, Client, Outcome } from '../fault-table/outcome'

const timedOut = 28

/** curl exits with 18 where a body is short, with 56 where it is cut off. */
const outcomeOf = (code: number, written: string, body: Buffer): Outcome => {
  const [status = 0, type = ''] = written.split('\t').map((part, index) => (index === 0 ? Number(part) : part))
  if (code === 0) return { kind: 'whole', status: Number(status), type: String(type), body: body.toString('base64') }
  if (code === timedOut && Number(status) < 200) return { kind: 'silent' }
  return Number(status) < 200 ? { kind: 'failed' } : { kind: 'broken', status: Number(status), type: String(type) }
}

const argumentsOf = ({ url, method, headers, body, warmUp, patience }: AskedCall, out: string): string[] => [
  ...(warmUp === '' ? [] : ['-s', '-o', `${out}.warm`, warmUp, '--next']),
  '-s',
  '-o',
  out,
  '-w',
  '%{http_code}\t%{content_type}',
  '-m',
  String(patience / 1000),
  '-X',
  method,
  ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
  ...(body === '' ? [] : ['--data-binary', body]),
  url,
]

const bodyIn = (file: string): Buffer => {
  try {
    return readFileSync(file)
  } catch {
    // Nothing was received.
    return Buffer.alloc(0)
  }
}

const callOnce = (call: AskedCall, out: string): Promise<Outcome> =>
  new Promise((resolve) => {
    execFile('curl', argumentsOf(call, out), (error, stdout) => {
      resolve(outcomeOf(Number(error?.code ?? 0), stdout, bodyIn(out)))
    })
  })

/** curl, a process for each call. */
export const curlClient: Client = async (calls) => {
  const folder = mkdtempSync(join(tmpdir(), 'curl-'))
  try {
    const outcomes: Outcome[] = []
    for (const [index, call] of calls.entries()) outcomes.push(await callOnce(call, join(folder, String(index))))
    return outcomes
  } finally {
    rmSync(folder, { recursive: true })
  }
}
