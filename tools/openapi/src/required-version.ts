const numbersOf = (version: string) => version.split('.').map(Number)

/** The least version that may follow the released one: a breaking difference demands a major. */
export const requiredVersion = (released: string, changes: readonly string[]): string => {
  const [major = 0] = numbersOf(released)
  return changes.length > 0 ? `${major + 1}.0.0` : released
}

/** Whether a version is at least another one. */
export const isAtLeast = (version: string, least: string): boolean => {
  const [given, wanted] = [numbersOf(version), numbersOf(least)]
  const differing = given.findIndex((part, index) => part !== wanted[index])
  return differing === -1 || (given[differing] ?? 0) > (wanted[differing] ?? 0)
}
