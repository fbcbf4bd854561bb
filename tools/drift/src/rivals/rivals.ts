import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { freePort, runProgram, startProgram, withSession, type Rival } from './rival'

/** Prism stands between the judge's traffic and the backend, and reports what breaks the document. */
const prism: Rival = {
  name: 'Prism 5.14.2, proxy',
  program: 'node_modules/.bin/prism',
  complaints: async (program, { document, url, sendTraffic }) => {
    const port = await freePort()
    const proxy = await startProgram(program, ['proxy', document, url, '--port', String(port)], /is listening/)
    await sendTraffic(`http://127.0.0.1:${port}`)
    const text = await proxy.stop()
    return text.split('\n').flatMap((line) => /Violation: (.*)/.exec(line)?.[1] ?? [])
  },
}

interface RedoclyReport {
  readonly problems?: readonly { readonly ruleId?: string; readonly message?: string; readonly operationId?: string }[]
}

const redoclyFindings = (text: string): string[] => {
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  const { problems = [] } = JSON.parse(json || '{}') as RedoclyReport
  return problems.map(({ ruleId = '', operationId = '', message = '' }) => `${ruleId} ${operationId} ${message}`)
}

const redoclyProgram = 'node_modules/.bin/redocly'

/** Redocly's proxy says live what breaks the document. */
const redoclyProxy: Rival = {
  name: 'Redocly 2.77.0, proxy',
  program: redoclyProgram,
  complaints: async (program, { document, url, folder, sendTraffic }) => {
    const port = await freePort()
    const flags = [
      '--port',
      String(port),
      '--har',
      join(folder, 'traffic.har'),
      '--api',
      document,
      '--match-mode',
      'basepath',
    ]
    const proxy = await startProgram(
      program,
      ['proxy', '--target', url, ...flags],
      /listening|Listening|127\.0\.0\.1:\d+/,
    )
    await sendTraffic(`http://127.0.0.1:${port}`)
    const text = await proxy.stop()
    return text.split('\n').flatMap((line) => /^● \w+ (.*)/.exec(line)?.[1] ?? [])
  },
}

/** Redocly's drift reads the traffic that its proxy has written. */
const redoclyDrift: Rival = {
  name: 'Redocly 2.77.0, drift',
  program: redoclyProgram,
  complaints: async (program, { document, folder }) => {
    const har = join(folder, 'traffic.har')
    if (!existsSync(har)) throw new Error('its proxy has written no traffic')
    const report = join(folder, 'drift.json')
    const flags = ['--api', document, '--match-mode', 'basepath', '--format', 'json', '--output', report]
    await runProgram(program, ['drift', har, ...flags])
    return redoclyFindings(readFileSync(report, 'utf8'))
  },
}

/** Dredd calls each operation with its example, as a customer who is signed in. */
const dredd: Rival = {
  name: 'Dredd 14.1.0, from a 3.0 projection',
  program: 'dredd/node_modules/.bin/dredd',
  complaints: async (program, { projection, url, session }) => {
    const headers = Object.entries(session).flatMap(([name, value]) => ['--header', `${name}: ${value}`])
    const text = await runProgram(program, [projection, url, ...headers, '--loglevel', 'warning'])
    const failed = stripVTControlCharacters(text.slice(text.indexOf('Displaying failed tests')))
    return failed.split('\n').flatMap((line) => /^fail: (.*)/.exec(line.replace(/duration: \d+ms/, ''))?.[1] ?? [])
  },
}

/** Specmatic calls each operation with its example. It reads no cookie scheme, so the session is added on the way. */
const specmatic: Rival = {
  name: 'Specmatic 2.55.1, test',
  program: 'node_modules/.bin/specmatic',
  complaints: async (program, { projection, folder, ...backend }) => {
    const text = await withSession(backend, (url) =>
      runProgram(program, ['test', projection, `--testBaseURL=${url}`], folder),
    )
    if (!/Tests run: \d+/.test(text)) throw new Error(text.slice(-300))
    const failed = text.slice(text.indexOf('Unsuccessful Scenarios'))
    return failed
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => /^(>>|Scenario:|Specification expected|Contract expected)/.test(line))
  },
}

export const rivals: readonly Rival[] = [prism, redoclyProxy, redoclyDrift, dredd, specmatic]
