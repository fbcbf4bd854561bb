import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const routes = readFileSync(join(__dirname, '../../../../docs/routes.md'), 'utf8')

/** The names of the pages that the generated map lists as not built yet. */
export const unbuiltPaths: readonly string[] = [...routes.matchAll(/^\| `([^`]+)` \| not built yet/gm)].map(
  ([, path]) => (path ?? '').replace(/^\/(sales\/[^/]+\/)?/, '').replace(/\.html$/, ''),
)
