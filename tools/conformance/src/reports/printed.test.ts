import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { printable } from '@soe/contracts'
import { parse } from 'yaml'
import { pathFor } from '../contract/judged-operations'
import { writeReplay, type Replay } from '../replay/replay-file'
import { exampleOf } from '../shopping/examples'
import { runConform } from '../testing/run-conform'
import { temporaryFolder } from '../testing/temporary-folder'

const folder = temporaryFolder()

/** What a backend can name a field. */
const hostile = '\n::error title=x::y\n##vso[task.complete]z\u001b[31m\u202e\u009b\ufffe'

const key = 'recommendations.getRtCartCount'

const har = () => {
  const answer = { statusCode: '00', rtCartCount: 'none', wishListCount: 0, [hostile]: hostile }
  const named = [
    { name: 'content-type', value: 'application/json' },
    { name: 'guiE2eRequestId', value: 'r-1' },
  ]
  const request = {
    method: 'POST',
    url: `https://shop.example.com${pathFor(key, 'prospect')}?${encodeURIComponent(hostile)}=1`,
    headers: named,
    postData: {
      mimeType: 'application/json',
      text: JSON.stringify({ ...(exampleOf(key).body as object), [hostile]: 1 }),
    },
  }
  const response = { status: 200, headers: named, content: { text: JSON.stringify(answer) } }
  const entry = { startedDateTime: '2026-01-01T00:00:00.000Z', time: 1, request, response }
  return JSON.stringify({ log: { entries: [entry] } })
}

/** Lines that a build would obey, and characters that a terminal would. */
const obeyed = (text: string): string[] => text.split('\n').filter((line) => printable(line) !== line)

it('a backend’s names give a terminal, a build and its reports nothing to obey', async () => {
  const [file, summary] = [join(folder(), 'traffic.har'), join(folder(), 'summary.md')]
  writeFileSync(file, har())
  const env = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary }
  const { code, out, err } = await runConform(['judge', file, '--out', folder()], env)
  expect([code, err]).toEqual([1, ''])
  expect(out).toContain(String.raw`\u000a::error title=x::y\u000a`)
  const own = out.split('\n').filter((line) => line.startsWith('::error title=recommendations.getRtCartCount '))
  expect(obeyed(out)).toEqual(own)
  expect(own.every((line) => /^::error title=[^:]*::[^\p{Cc}]*$/u.test(line))).toBe(true)
  for (const name of ['summary.md', 'junit.xml', 'report.html', 'report.json', 'report.sarif'])
    expect({ name, obeyed: obeyed(readFileSync(join(folder(), name), 'utf8')) }).toEqual({ name, obeyed: [] })
})

it('a replay of them is printable, and holds the values that they have', () => {
  const replay = {
    operation: key,
    message: `${hostile} is wrong`,
    path: hostile,
    steps: [{ do: key, body: { [hostile]: hostile } }],
  }
  const text = writeReplay('abc', replay as unknown as Replay)
  expect(obeyed(text)).toEqual([])
  expect(parse(text)).toEqual(replay)
})
