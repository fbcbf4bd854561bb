import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf } from '../sources'
import { type FaultWorkspace, ownRoot } from './fault-workspace'

interface App {
  readonly name: string
  readonly command: string
}

/** The apps with a build, with the command that Nx runs for it. */
const appsOf = ({ copy }: FaultWorkspace): App[] =>
  readdirSync(join(copy, 'apps')).flatMap((name) => {
    const path = join(copy, 'apps', name, 'package.json')
    if (!existsSync(path)) return []
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as { nx?: { targets?: { build?: { command?: string } } } }
    const command = manifest.nx?.targets?.build?.command
    return command === undefined ? [] : [{ name, command: command.replaceAll('{projectRoot}', `apps/${name}`) }]
  })

const isBuilt = (file: string) =>
  /^(apps|libs|tools\/workspace)\//.test(file) &&
  !/\.test\.tsx?$|^apps\/e2e\/|^libs\/simulator-client\/src\/fixtures\//.test(file)

const digestOf = ({ root, copy }: FaultWorkspace): string => {
  const digest = createHash('sha256')
  for (const file of filesOf(root).filter(isBuilt)) {
    if (existsSync(join(copy, file))) digest.update(file).update(readFileSync(join(copy, file)))
  }
  return digest.digest('hex')
}

/** Builds the apps of the copy where its code has changed since. */
export const buildWorkspace = (workspace: FaultWorkspace) => {
  const { copy, folder } = workspace
  const stamp = join(folder, 'built')
  const digest = digestOf(workspace)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return
  const env = { ...process.env, PATH: `${join(ownRoot, 'node_modules/.bin')}:${process.env['PATH']}` }
  for (const { name, command } of appsOf(workspace)) {
    console.log(`Builds ${name}`)
    const { status, stdout, stderr } = spawnSync(command, { cwd: copy, env, shell: true, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${name} could not be built:\n${stdout}\n${stderr}`)
  }
  writeFileSync(stamp, digest)
}
