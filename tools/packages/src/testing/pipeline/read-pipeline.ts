import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** What a build server runs: each script in a shell of its own, with these variables. */
export interface Pipeline {
  readonly variables: Readonly<Record<string, string>>
  readonly scripts: readonly string[]
}

interface GitHubJob {
  readonly env: Readonly<Record<string, string>>
  readonly steps: readonly { readonly run?: string }[]
}

interface GitLabJob {
  readonly variables: Readonly<Record<string, string>>
  readonly script: readonly string[]
}

/** GitHub Actions runs each step in its own shell. */
export const readGitHubPipeline = (path: string): Pipeline => {
  const { jobs } = parse(readFileSync(path, 'utf8')) as { jobs: { shop: GitHubJob } }
  return { variables: jobs.shop.env, scripts: jobs.shop.steps.flatMap(({ run }) => run ?? []) }
}

/** GitLab runs all lines of a job in one shell. */
export const readGitLabPipeline = (path: string): Pipeline => {
  const { shop } = parse(readFileSync(path, 'utf8')) as { shop: GitLabJob }
  return { variables: shop.variables, scripts: [shop.script.join('\n')] }
}
