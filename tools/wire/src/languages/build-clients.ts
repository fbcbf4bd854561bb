/** `npm run languages -- <folder>`: writes the clients of other languages there, a jar and a wheel. */
import { spawnSync, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { junitJars } from './junit-jars'

/** Whether this machine has a program, by asking it such as for its version. */
export const isInstalled = (program: string, asked: string): boolean => {
  try {
    return execFileSync(program, [asked], { stdio: 'pipe' }).length >= 0
  } catch {
    return false
  }
}

const languages = join(import.meta.dirname, '../../languages')
const version = '0.1.0'

const run = (program: string, args: readonly string[]) => {
  const { status, error, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr}`)
}

export const javaFiles = (folder: string): string[] =>
  readdirSync(join(languages, 'java', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.java'))
    .map((name) => join(languages, 'java', folder, name))

const strictly = ['--release', '17', '-Xlint:all,-classfile,-processing', '-Werror']

export interface Jars {
  readonly client: string
  /** The extension of JUnit 5; undefined where this machine has no JUnit to compile it with. */
  readonly junit: string | undefined
}

const buildJar = (target: string, files: readonly string[], classPath: readonly string[]): string => {
  const classes = mkdtempSync(join(tmpdir(), 'classes-'))
  try {
    run('javac', [...strictly, '-cp', classPath.join(':'), '-d', classes, ...files])
    run('jar', ['--create', '--file', target, '--date', '2026-01-01T00:00:00Z', '-C', classes, '.'])
    return target
  } finally {
    rmSync(classes, { recursive: true })
  }
}

/** Java's own classes are all that the client needs, and JUnit all that its extension needs besides. */
export const buildJars = (folder: string): Jars => {
  mkdirSync(folder, { recursive: true })
  const jars = junitJars()
  const client = buildJar(join(folder, `soe-simulator-${version}.jar`), javaFiles('src'), [])
  const target = join(folder, `soe-simulator-junit-${version}.jar`)
  return { client, junit: jars && buildJar(target, javaFiles('junit'), [client, ...jars]) }
}

/** A wheel of the standard library alone. */
export const buildWheel = (folder: string): string => {
  run('python3', [join(languages, 'python/build_wheel.py'), folder])
  return join(folder, `soe_simulator-${version}-py3-none-any.whl`)
}

/** What is built of a language, or what to install for it. */
const built = (needs: readonly [program: string, asked: string], debian: string, build: () => readonly string[]) =>
  isInstalled(...needs)
    ? build()
    : [`${needs[0]} is not here, which needs apt-get install ${debian}: nothing is built with it`]

const jarsIn = (folder: string): readonly string[] => {
  const { client, junit = 'JUnit 5 is not here, which needs apt-get install junit5: no extension is built' } =
    buildJars(folder)
  return [client, junit]
}

if (process.argv[1] === import.meta.filename) {
  const folder = resolve(process.argv[2] ?? 'dist/languages')
  const jars = built(['javac', '-version'], 'openjdk-17-jdk-headless', () => jarsIn(folder))
  const wheel = built(['python3', '--version'], 'python3', () => [buildWheel(folder)])
  console.log([...jars, ...wheel].join('\n'))
}
