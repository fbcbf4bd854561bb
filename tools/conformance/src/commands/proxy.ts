import { mkdirSync, closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createFindings, type Finding } from '../findings/finding'
import { printHelp } from '../help/help'
import type { Io } from '../io'
import { OptionError, readFlags, readNumber, readOperations, readTarget } from '../options'
import { startProxy, type PassedCall } from '../proxy/create-proxy'
import { answerPage, proxyPath, type ProxyState } from '../proxy/proxy-page'
import { publishReport } from '../reports/publish-report'
import { curlOf } from '../reports/curl'
import { counted } from '../reports/report'
import { maskExchange, createPseudonyms } from '../reports/mask-secrets'
import { createCoverage } from '../run/coverage'
import { callsOf } from '../shopping/scene'
import { createTraffic, type Traffic } from '../traffic/create-traffic'
import { watchTraffic, type Watch } from '../traffic/watch-traffic'
import { readWaivers } from '../waivers/waivers'
import { contractVersion } from '@soe/contracts/openapi'
import { harEntryOf } from '../traffic/har'

const head = JSON.stringify({
  log: { version: '1.2', creator: { name: 'soe-conform', version: contractVersion }, entries: [] },
}).slice(0, -']}}'.length)

const tail = '\n]}}\n'

/** A HAR file that is whole after each call, also when the process is killed; it holds no secret. */
const createHarFile = (path: string, target: string) => {
  const file = openSync(path, 'w')
  const pseudonym = createPseudonyms()
  let end = 0
  let isEmpty = true
  const append = (text: string) => {
    // The tail is written in the same call, over the one before.
    writeSync(file, `${text}${tail}`, end)
    end += Buffer.byteLength(text)
  }
  append(head)
  return {
    add: ({ exchange, startedAt }: PassedCall) => {
      append(
        `${isEmpty ? '\n' : ',\n'}${JSON.stringify(harEntryOf(target, maskExchange(exchange, pseudonym), startedAt))}`,
      )
      isEmpty = false
    },
    close: () => closeSync(file),
  }
}

const help = `Stands between clients and a backend, changes nothing, and judges every call by the contract of the shop.

  soe-conform proxy --target https://host [options]

  --target URL       the backend
  --port N           where clients call; default 4020, 0 takes a free one
  --only PATTERN     operations to judge, such as cart or wishlist.*; may be repeated, or separated by commas
  --except PATTERN   operations to leave out
  --waivers FILE     accepted findings, with owner, reason and expiry
  --out DIR          writes traffic.har as calls pass, and the reports at the end
  --json             prints the report at the end alone, as JSON (soe-conform schema proxy)

Findings are printed as they are met, and shown at ${proxyPath} of the proxy. Ctrl-C ends it.`

const read = (argv: readonly string[]) =>
  readFlags(() =>
    parseArgs({
      args: [...argv],
      options: {
        target: { type: 'string' },
        port: { type: 'string' },
        only: { type: 'string', multiple: true },
        except: { type: 'string', multiple: true },
        waivers: { type: 'string' },
        out: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }),
  )

const readPort = (text: string | undefined): number => {
  const port = readNumber('port', text) ?? 4020
  if (port > 65_535) throw new OptionError(`--port must be at most 65535, not "${text}"`)
  return port
}

const stateOf = (target: string, traffic: Traffic, findings: readonly Finding[]): ProxyState => ({
  target,
  calls: traffic.calls(),
  findings: findings.map(({ fingerprint, key, kind, path, message, count, moments }) => {
    const last = callsOf(moments).at(-1)
    const curl = last ? curlOf(target, maskExchange(last.exchange).request) : ''
    return { fingerprint, operation: key, kind, path, message, count, curl }
  }),
})

const judge = (watch: Watch, traffic: Traffic, { exchange, gap, begun }: PassedCall): readonly Finding[] => {
  const seen = watch.end(begun, exchange, gap)
  return seen ? traffic.note(seen) : []
}

const untilStopped = ({ signal }: Io) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })

const openHar = (out: string | undefined, target: string) => {
  if (out === undefined) return undefined
  mkdirSync(out, { recursive: true })
  return createHarFile(join(out, 'traffic.har'), target)
}

/** `soe-conform proxy`: judges what passes until it is stopped. */
export const proxy = async (argv: readonly string[], io: Io): Promise<number> => {
  const { values } = read(argv)
  if (values.help) return printHelp(help, io)
  const target = readTarget('target', values.target)
  const port = readPort(values.port)
  const keys = readOperations(values)
  const waivers = readWaivers(values.waivers)
  const har = openHar(values.out, target)
  const [started, cpu] = [io.now(), io.cpu()]
  const [findings, coverage] = [createFindings(io.now), createCoverage()]
  const [traffic, watch] = [createTraffic({ findings, coverage, keys }), watchTraffic()]
  const onCall = (call: PassedCall) => {
    har?.add(call)
    for (const { key, kind, path, message, fingerprint } of judge(watch, traffic, call)) {
      io.out(`BROKEN  ${key} ${kind}${path === '' ? '' : ` ${path}`}: ${message} (${fingerprint})`)
    }
    io.progress(`${traffic.calls()} calls, ${findings.all().length} findings`)
  }
  const answerOwn = answerPage(() => stateOf(target, traffic, findings.all()))
  const running = await startProxy({ target, port, answerOwn, watch, onCall }).catch((error: Error) => {
    throw new OptionError(`--port ${port} cannot be used: ${error.message}`)
  })
  const own = `http://localhost:${running.port}`
  io.out(`${own} leads to ${target}; findings: ${own}${proxyPath}`)
  await untilStopped(io)
  await running.close()
  har?.close()
  io.out(`${counted(traffic.calls(), 'call')} judged`)
  return publishReport(
    {
      target,
      ms: io.now() - started,
      cpuMs: io.cpu() - cpu,
      results: traffic.results(),
      findings,
      leftovers: [],
      coverage: coverage.rows(),
    },
    { waivers, out: values.out },
    io,
  )
}
