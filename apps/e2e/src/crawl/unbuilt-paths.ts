import { readFileSync } from 'node:fs'

const routes = readFileSync(new URL('../../../../docs/routes.md', import.meta.url), 'utf8')

/** The names of the pages that the generated map lists as not built yet. */
export const unbuiltPaths: readonly string[] = [...routes.matchAll(/^\| `([^`]+)` \| not built yet/gm)].map(
  ([, path]) => (path ?? '').replace(/^\/(sales\/[^/]+\/)?/, '').replace(/\.html$/, ''),
)
