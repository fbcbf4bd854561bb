import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import corpus from '../../languages/corpus.json'
import { isInstalled, buildJars, buildWheel, javaFiles } from './build-clients'
import { startSimulator, type Started } from '../testing/start-simulator'
import { junitJars } from './junit-jars'

jest.setTimeout(600_000)

const languages = join(import.meta.dirname, '../../languages')
const wholeCorpus = `${corpus.steps.length} steps\n`

/** A fake container engine: its container is the running simulator, and it logs its calls. */
const engine = `#!/bin/sh
echo "$*" >> "$0.calls"
[ "$1" = run ] && [ -z "$SIM_TOKEN" ] && exit 1
case "$1" in
  run) echo started ;;
  port) echo "\${SIM_URL#http://}" ;;
  logs) echo printed ;;
esac
`

const engineCalls = [
  'run --detach --rm --read-only --publish 127.0.0.1::4010 --env SIM_TOKEN soe-sim --store memory',
  'port started 4010/tcp',
  'logs started',
  'stop started',
]

const makeEngine = (name: string) => {
  const program = join(folder, name)
  writeFileSync(program, engine, { mode: 0o755 })
  return { program, calls: () => readFileSync(`${program}.calls`, 'utf8').trim().split('\n') }
}

const page = readFileSync(join(import.meta.dirname, '../../../../docs/java-and-python.md'), 'utf8')

/** The code of a language that the page shows. */
const shownIn = (language: string): string => page.split('```' + language + '\n')[1]?.split('```')[0] ?? ''

let simulator: Started
let folder: string
beforeAll(async () => {
  simulator = await startSimulator()
  folder = mkdtempSync(join(tmpdir(), 'languages-'))
})
afterAll(async () => {
  await simulator.close()
  rmSync(folder, { recursive: true })
})

const run = async (program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  const options = { cwd: folder, env: { ...process.env, SIM_URL: simulator.baseUrl, ...env } }
  try {
    return { code: 0, output: (await promisify(execFile)(program, args, options)).stdout }
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as { code: number; stdout?: string; stderr?: string }
    return { code, output: `${stdout}${stderr}` }
  }
}

/** Another API of JSON, which answers whatever it is asked. */
const other = createServer((_incoming, outgoing) => {
  outgoing.setHeader('content-type', 'application/json')
  outgoing.end('{"status":"up"}')
})
beforeAll(
  () =>
    new Promise<void>((resolve) => {
      other.listen(0, 'localhost', resolve)
    }),
)
afterAll(() => void other.close())
const otherUrl = () => `http://localhost:${(other.address() as AddressInfo).port}`
const isNoSimulator = () => expect.stringContaining(`What answers at ${otherUrl()} is no simulator.`) as string

const worlds = async () => {
  const reply = await fetch(`${simulator.baseUrl}/__sim/v1/worlds`)
  return ((await reply.json()) as { worlds: { id: string }[] }).worlds.map(({ id }) => id)
}

/** Fails the tests of what this machine cannot run, and says what to install. */
const need = (isHere: boolean, debian: string) => {
  if (!isHere) throw new Error(`This needs apt-get install ${debian}.`)
}

const hasJava = isInstalled('javac', '-version') && isInstalled('jar', '--version')

describe('the jar for Java', () => {
  beforeAll(() => need(hasJava, 'openjdk-17-jdk-headless'))

  let jar: string
  beforeAll(() => void (jar = buildJars(folder).client))

  it('needs the classes of Java alone', async () => {
    const { output } = await run('jdeps', ['--list-deps', jar])
    expect(
      output
        .trim()
        .split(/\s+/)
        .filter((name) => !name.startsWith('java.')),
    ).toEqual([])
  })

  it('does what the corpus says', async () => {
    const compiled = await run('javac', ['-cp', jar, '-d', '.', join(languages, 'java/tests/RunCorpus.java')])
    expect(compiled).toEqual({ code: 0, output: '' })
    const played = await run('java', ['-cp', `${jar}:.`, 'RunCorpus', join(languages, 'corpus.json')])
    expect(played).toEqual({ code: 0, output: wholeCorpus })
  })

  it('starts a container and ends it', async () => {
    const { program, calls } = makeEngine('docker-java')
    await run('javac', ['-cp', jar, '-d', '.', join(languages, 'java/tests/StartContainer.java')])
    const started = await run('java', ['-cp', `${jar}:.`, 'StartContainer', program])
    expect(started).toEqual({ code: 0, output: 'printed\n' })
    expect(calls()).toEqual(engineCalls)
  })

  it('fails a test whose scenario is not met when its world is closed, and leaves none', async () => {
    await run('javac', ['-cp', jar, '-d', '.', join(languages, 'java/tests/LendWorld.java')])
    const lend = async (...calls: string[]) => (await run('java', ['-cp', `${jar}:.`, 'LendWorld', ...calls])).output
    expect(await lend('checkout.getCheckoutDetails')).toBe('done\n')
    expect(await lend()).toMatch(/^done\n1 of 1 checks [\s\S]*replay: {3}npx soe-sim replay test-results/)
    expect(await worlds()).toEqual(['default'])
  })

  it('names what is no simulator', async () => {
    await run('javac', ['-cp', jar, '-d', '.', join(languages, 'java/tests/LendWorld.java')])
    const lent = await run('java', ['-cp', `${jar}:.`, 'LendWorld'], { SIM_URL: otherUrl() })
    expect(lent).toEqual({ code: 1, output: isNoSimulator() })
  })
})

const jars = junitJars()

describe('the extension of JUnit 5', () => {
  beforeAll(() => need(hasJava && jars !== undefined, 'openjdk-17-jdk-headless junit5'))

  let classPath: string
  beforeAll(async () => {
    const { client, junit } = buildJars(folder)
    classPath = [client, junit, ...(jars ?? []), '.'].join(':')
    const samples = javaFiles('tests').filter((file) => file.includes('Sample'))
    const { code, output } = await run('javac', ['-cp', classPath, '-d', '.', ...samples])
    if (code !== 0) throw new Error(output)
  })

  it('is used as docs/java-and-python.md shows it', async () => {
    const imports = ['org.junit.jupiter.api.Test', 'soe.simulator.World', 'soe.simulator.junit.WithWorld']
    const shown = shownIn('java').replace('driver.get', 'System.out.println')
    const file = join(folder, 'ScheduledOrderTest.java')
    writeFileSync(file, `${imports.map((name) => `import ${name};`).join('\n')}\n${shown}`)
    expect(await run('javac', ['-cp', classPath, '-d', '.', file])).toMatchObject({ code: 0 })
  })

  it('gives each test its world', async () => {
    const { output } = await run('java', ['-cp', classPath, 'RunSample', 'MetSample'])
    expect(output.trim().split('\n').at(-1)).toBe('3 passed, 0 failed')
  })

  it('fails a test whose scenario is not met, keeps its world in a file, and leaves none', async () => {
    const { output } = await run('java', ['-cp', classPath, 'RunSample', 'UnmetSample'])
    expect(output).toContain('0 passed, 1 failed')
    expect(output).toMatch(
      /never-called: down\n {2}expected fired: 1\n[\s\S]*replay: {3}npx soe-sim replay test-results/,
    )
    expect(await worlds()).toEqual(['default'])
  })
})

const hasPython = isInstalled('python3', '--version')

describe('the wheel for Python', () => {
  beforeAll(() => need(hasPython, 'python3'))

  it('does what the corpus says', async () => {
    const wheel = buildWheel(folder)
    const args = [join(languages, 'python/tests/run_corpus.py'), join(languages, 'corpus.json')]
    // Isolated but for the wheel: no other package can be what it needs.
    expect(await run('python3', ['-S', ...args], { PYTHONPATH: wheel })).toEqual({ code: 0, output: wholeCorpus })
  })

  it('names what is no simulator', async () => {
    const lend = 'import soe_simulator\nwith soe_simulator.lend_world(): pass'
    const env = { PYTHONPATH: buildWheel(folder), SIM_URL: otherUrl() }
    expect(await run('python3', ['-S', '-c', lend], env)).toEqual({ code: 1, output: isNoSimulator() })
  })
})

describe('the container of Python', () => {
  beforeAll(() => need(hasPython, 'python3'))

  it('is started and ended', async () => {
    const { program, calls } = makeEngine('docker-python')
    const args = ['-S', join(languages, 'python/tests/start_container.py'), program]
    const started = await run('python3', args, { PYTHONPATH: buildWheel(folder) })
    expect(started).toEqual({ code: 0, output: 'printed\n' })
    expect(calls()).toEqual(engineCalls)
  })
})

const hasPytest = hasPython && isInstalled('pytest', '--version')

describe('the fixtures of pytest', () => {
  beforeAll(() => need(hasPytest, 'python3-pytest'))

  const pytest = (sample: string) => {
    const file = join(languages, `python/tests/sample_${sample}.py`)
    const args = ['-m', 'pytest', '-q', '-p', 'no:cacheprovider', file]
    return run('python3', args, { PYTHONPATH: buildWheel(folder), PYTHONDONTWRITEBYTECODE: '1' })
  }

  it('are used as docs/java-and-python.md shows them', async () => {
    const read = 'import ast, sys; print([node.name for node in ast.parse(sys.argv[1]).body if hasattr(node, "name")])'
    const { output } = await run('python3', ['-c', read, shownIn('python')])
    expect(output.trim()).toBe("['test_says_that_an_order_is_scheduled']")
  })

  it('give each test its world', async () => {
    expect(await pytest('met')).toEqual({ code: 0, output: expect.stringContaining('3 passed') as string })
  })

  it('fail a test whose scenario is not met, keep its world in a file, and leave none', async () => {
    const { code, output } = await pytest('unmet')
    expect(code).toBe(1)
    expect(output).toMatch(
      /never-called: down\n {2}expected fired: 1\n[\s\S]*replay: {3}npx soe-sim replay test-results/,
    )
    expect(output).not.toContain('another exception occurred')
    expect(await worlds()).toEqual(['default'])
  })
})
