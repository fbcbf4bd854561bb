import type { ProcessIo } from './io'

export const processIo = (): ProcessIo => {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => controller.abort())
  const isTty = process.stdout.isTTY === true
  return {
    out: (text) => void process.stdout.write(`${isTty ? '\r\u001B[K' : ''}${text}\n`),
    err: (text) => void process.stderr.write(`${text}\n`),
    progress: (text) => void (isTty && process.stdout.write(`\r\u001B[K${text}`)),
    isTty,
    env: process.env,
    signal: controller.signal,
    now: () => performance.now(),
    cpu: () => {
      const { user, system } = process.cpuUsage()
      return (user + system) / 1000
    },
  }
}
