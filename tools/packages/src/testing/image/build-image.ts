import { cpSync, mkdirSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { runProgram } from '../../run-program'
import type { Instruction, Stage } from './read-container-file'

/** What a container of the stage begins with. */
export interface Image {
  /** The folder that stands for the root of the image's files. */
  readonly files: string
  readonly env: Readonly<Record<string, string>>
  readonly user: string
  readonly entrypoint: readonly string[]
  readonly command: readonly string[]
  readonly health: readonly string[]
}

interface Build {
  /** The folder that the container file copies from. */
  readonly context: string
  readonly files: string
  /** Where the files of the stages before lie, by name. */
  readonly stages: Readonly<Record<string, string>>
}

/** The paths of the image that its files use, in the folder that stands for its root. */
export const inside = (files: string, text: string): string =>
  text.replace(/(^|[\s"'=])\/(opt|data)\b/g, `$1${files}/$2`)

const lastOf = ({ instructions }: Stage, name: string): string =>
  instructions.findLast((instruction) => instruction.name === name)?.rest ?? ''

const listOf = (files: string, rest: string): string[] =>
  rest === '' ? [] : (JSON.parse(rest.slice(rest.indexOf('['))) as string[]).map((word) => inside(files, word))

const matching = (folder: string, pattern: string): string[] => {
  const [start = '', end] = basename(pattern).split('*')
  return readdirSync(join(folder, dirname(pattern)))
    .filter((name) => (end === undefined ? name === start : name.startsWith(start) && name.endsWith(end)))
    .map((name) => join(folder, dirname(pattern), name))
}

/** A folder's content is copied, not the folder. */
const copy = (rest: string, workdir: string, { context, stages }: Build) => {
  const [, from, given = ''] = /^(?:--from=(\S+) )?(.*)$/.exec(rest) ?? []
  const [to = '.', ...sources] = given.split(' ').toReversed()
  const found = sources.flatMap((source) => matching(from === undefined ? context : (stages[from] ?? ''), source))
  if (found.length === 0) throw new Error(`COPY ${rest} finds nothing`)
  for (const path of found) {
    const isFolder = from !== undefined
    cpSync(path, isFolder ? join(workdir, to) : join(workdir, to, basename(path)), {
      recursive: true,
      verbatimSymlinks: true,
    })
  }
}

const workdirOf = (stage: Stage, files: string): string => inside(files, lastOf(stage, 'WORKDIR'))

const runInstruction = async ({ name, rest }: Instruction, workdir: string, build: Build) => {
  if (name === 'COPY') copy(rest, workdir, build)
  if (name === 'RUN') await runProgram('sh', ['-c', inside(build.files, rest)], { cwd: workdir })
}

const envOf = (stage: Stage): Record<string, string> =>
  Object.fromEntries(
    lastOf(stage, 'ENV')
      .split(' ')
      .filter(Boolean)
      .map((pair) => pair.split('=') as [string, string]),
  )

/** Does what a container engine does for a stage, in a folder instead of an image. */
export const buildImage = async (stage: Stage, build: Build): Promise<Image> => {
  const { files } = build
  const workdir = workdirOf(stage, files)
  mkdirSync(workdir, { recursive: true })
  for (const instruction of stage.instructions) await runInstruction(instruction, workdir, build)
  return {
    files,
    env: envOf(stage),
    user: lastOf(stage, 'USER'),
    entrypoint: listOf(files, lastOf(stage, 'ENTRYPOINT')),
    command: listOf(files, lastOf(stage, 'CMD')),
    health: listOf(files, lastOf(stage, 'HEALTHCHECK')),
  }
}
