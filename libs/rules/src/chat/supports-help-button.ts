export interface HelpButtonFacts {
  /** Of the app; undefined until it has said so. */
  releaseVersion: string | undefined
  /** The first version that has the button; undefined where no one has set it. */
  supportVersion: string | undefined
  habEnabled: boolean
  isSupportedPage: boolean
}

const partsOf = (version: string): number[] => version.split('.').map((part) => Number.parseInt(part, 10) || 0)

const isAtLeast = (version: string, first: string): boolean => {
  const [own, wanted] = [partsOf(version), partsOf(first)]
  const at = wanted.findIndex((part, index) => part !== (own[index] ?? 0))
  return at === -1 || (own[at] ?? 0) > (wanted[at] ?? 0)
}

/** The specification, commerce 4.11: the app's help button needs its version, its flag and its page. */
export const supportsHelpButton = (facts: HelpButtonFacts): boolean => {
  const { releaseVersion, supportVersion, habEnabled, isSupportedPage } = facts
  if (!habEnabled || !isSupportedPage || releaseVersion === undefined || supportVersion === undefined) return false
  return isAtLeast(releaseVersion, supportVersion)
}
