import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Playwright's configuration for cells that judges are asked in; it lies in the copy, whose paths count from there. */
export const writeJudgedConfig = (suite: string): string => {
  const file = join(suite, 'judged.config.ts')
  writeFileSync(
    file,
    `import suite from './explore.config'
import { judges } from '../../tools/faults/src/exam/judges/judges'

const use = { oracles: judges, contextOptions: { reducedMotion: 'reduce' } }
const projects = suite.projects.map((project) => ({ ...project, use: { ...project.use, ...use } }))

export default { ...suite, projects }
`,
  )
  return file
}
