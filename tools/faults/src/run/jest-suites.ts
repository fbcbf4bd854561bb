import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { filesOf, packages } from '../sources'
import { hooks } from '../workspace/link-browser-hook'
import { type FaultWorkspace, ownRoot } from '../workspace/fault-workspace'
import { readRows, type ReachRow } from './rows'

const folderOf = (file: string) => /^(apps|libs\/shop|libs)\/[^/]+/.exec(file)?.[0] ?? ''

const hasCodeOf = (folder: string, root: string): boolean => {
  const manifest = join(root, folder, 'package.json')
  return existsSync(manifest) && /"@soe\/(shop-[\w-]+|ui|storefront|console)":/.test(readFileSync(manifest, 'utf8'))
}

export const jestFiles = ({ root }: FaultWorkspace): string[] =>
  filesOf(root).filter((file) => {
    if (!/^(apps|libs)\/.*\/src\/.*\.test\.tsx?$/.test(file)) return false
    const folder = folderOf(file)
    return existsSync(join(root, folder, 'jest.config.cjs')) && (packages.test(file) || hasCodeOf(folder, root))
  })

export const projectOf = ({ copy }: FaultWorkspace, file: string) => join(copy, folderOf(file))

export const jestHook = join(hooks, 'jest-switch.cjs')

interface JestResults {
  testResults: { name: string; status: 'passed' | 'failed'; startTime: number; endTime: number }[]
}

/** Runs Jest files without a fault, and returns what each has reached. */
export const reachOfJest = (workspace: FaultWorkspace, files: readonly string[], workers: number): ReachRow[] => {
  if (files.length === 0) return []
  const { copy, folder } = workspace
  const [reached, results] = [join(folder, 'jest-reached.jsonl'), join(folder, 'jest-results.json')]
  rmSync(reached, { force: true })
  const projects = [...new Set(files.map((file) => projectOf(workspace, file)))]
  const paths = files.map((file) => join(copy, file))
  const kept = ['--json', '--outputFile', results]
  const given = ['--projects', ...projects, '--runTestsByPath', ...paths, '--setupFilesAfterEnv', jestHook, ...kept]
  const jest = join(ownRoot, 'node_modules/jest/bin/jest.js')
  spawnSync(process.execPath, [jest, ...given, '--silent', `--maxWorkers=${workers}`], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, FAULTS_REACHED: reached },
  })
  const found = new Map(
    readRows<{ test: string; reached: string[] }>(reached).map((row) => [row.test, row.reached] as const),
  )
  const { testResults } = JSON.parse(readFileSync(results, 'utf8')) as JestResults
  return testResults.map(({ name, status, startTime, endTime }) => ({
    suite: 'jest',
    test: relative(copy, name),
    outcome: status,
    ms: endTime - startTime,
    reached: found.get(name) ?? [],
  }))
}
