import { spawn } from 'node:child_process'
import type { AskedCall, Client, Outcome } from '../fault-table/outcome'

const base64 = (text: string) => Buffer.from(text).toString('base64')

/** A call in one line: its headers and its body in base64, so that no tab or line break is among its parts. */
const lineOf = ({ url, method, headers, body, warmUp, patience }: AskedCall): string => {
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [url, method, base64(fields.join('\n')), base64(body), warmUp, String(patience)].join('\t')
}

const outcomeOf = (line: string): Outcome => {
  const [kind = '', status = '', type = '', body = ''] = line.split('\t')
  switch (kind) {
    case 'whole':
      return { kind, status: Number(status), type, body }
    case 'broken':
      return { kind, status: Number(status), type }
    case 'failed':
    case 'silent':
      return { kind }
    default:
      throw new Error(`This is not an outcome: ${line}`)
  }
}

/** A program that reads a call a line and prints what it got, in a line each. */
export const programClient =
  (program: string, args: readonly string[]): Client =>
  (calls) =>
    new Promise((resolve, reject) => {
      const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] })
      let printed = ''
      child.stdout.setEncoding('utf8').on('data', (piece: string) => (printed += piece))
      child.on('error', reject)
      child.on('close', (code) => {
        if (code === 0) resolve(printed.split('\n').filter(Boolean).map(outcomeOf))
        else reject(new Error(`${program} ended with ${code}.`))
      })
      child.stdin.end(`${calls.map(lineOf).join('\n')}\n`)
    })
