import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram } from '../run-program'
import { bin, root, scratch } from '../workspace'

export interface Snippet {
  readonly name: string
  readonly text: string
}

const config = {
  extends: join(root, 'tsconfig.node.json'),
  compilerOptions: { incremental: false, tsBuildInfoFile: null, moduleDetection: 'force' },
  include: ['*.ts'],
  exclude: [],
}

/** What the compiler says about snippets of TypeScript; empty where it accepts them all. */
export const checkSnippets = async (snippets: readonly Snippet[]): Promise<string> => {
  const folder = join(scratch, 'snippets')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  for (const { name, text } of snippets) writeFileSync(join(folder, `${name}.ts`), text)
  const { output } = await runProgram(bin('tsc'), ['-p', folder, '--pretty', 'false', '--checkers', '1'], { cwd: root })
  return output
}
