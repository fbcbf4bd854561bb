const unreleased = '## Unreleased'

export const unreleasedNotes = (changelog: string): string => {
  const [, below = ''] = changelog.split(`${unreleased}\n`)
  return below.split(/^## /m)[0]?.trim() ?? ''
}

/** The breaking changes that the changelog does not name yet. */
export const unnamedChanges = (changes: readonly string[], changelog: string): string[] => {
  const notes = unreleasedNotes(changelog)
  return changes.filter((change) => !notes.includes(change))
}

/** Moves what was unreleased below the heading of its version. */
export const releaseNotes = (changelog: string, version: string): string =>
  changelog.includes(`## ${version}\n`)
    ? changelog
    : changelog.replace(`${unreleased}\n`, `${unreleased}\n\n## ${version}\n`)
