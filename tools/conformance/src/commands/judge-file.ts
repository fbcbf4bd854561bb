import { parseArgs } from 'node:util'
import { createFindings } from '../findings/finding'
import { printHelp } from '../help/help'
import type { Io } from '../io'
import { OptionError, readFlags, readOperations } from '../options'
import { publishReport } from '../reports/publish-report'
import { counted } from '../reports/report'
import { createCoverage } from '../run/coverage'
import { createTraffic } from '../traffic/create-traffic'
import { readRecording } from '../traffic/read-recording'
import { readWaivers } from '../waivers/waivers'

const help = `Judges recorded traffic by the contract of the shop; sends nothing.

  soe-conform judge FILE [options]

  FILE               a HAR file, or a journal with a call on each line (soe-sim journal WORLD --json)
  --only PATTERN     operations to judge, such as cart or wishlist.*; may be repeated, or separated by commas
  --except PATTERN   operations to leave out
  --waivers FILE     accepted findings, with owner, reason and expiry
  --out DIR          writes report.html, report.json, junit.xml and report.sarif
  --json             prints the report alone, as JSON (soe-conform schema judge)`

const read = (argv: readonly string[]) =>
  readFlags(() =>
    parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        only: { type: 'string', multiple: true },
        except: { type: 'string', multiple: true },
        waivers: { type: 'string' },
        out: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }),
  )

/** `soe-conform judge FILE`: findings and reports of recorded traffic. */
export const judgeFile = (argv: readonly string[], io: Io): number => {
  const { values, positionals } = read(argv)
  if (values.help) return printHelp(help, io)
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new OptionError('judge needs one FILE, a HAR file or a journal')
  const [started, cpu] = [io.now(), io.cpu()]
  const waivers = readWaivers(values.waivers)
  const keys = readOperations(values)
  const { calls, others } = readRecording(file)
  const [findings, coverage] = [createFindings(io.now), createCoverage()]
  const traffic = createTraffic({ findings, coverage, keys })
  for (const call of calls) traffic.note(call)
  io.out(`${counted(traffic.calls(), 'call')} judged, ${counted(others, 'request')} of no operation`)
  return publishReport(
    {
      target: file,
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
