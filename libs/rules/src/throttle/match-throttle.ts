import { memoize } from '../memo/memoize'

/** `*` stands for any name, and so does a name in braces: `NSA_REDIRECT_TH_*`, `R_K_S_{x}`. */
const placeholder = /\*|\{\w+\}/

const matcher = memoize(
  (pattern: string) =>
    new RegExp(
      `^${pattern
        .split(placeholder)
        .map((part) => part.replaceAll(/[\\^$.|?*+()[\]{}]/g, String.raw`\$&`))
        .join(String.raw`(\w+)`)}$`,
    ),
)

/** The names that stand for the pattern's placeholder in the list. */
export const throttledNames = (list: readonly string[], pattern: string): string[] => {
  const entry = matcher(pattern)
  return list.flatMap((text) => entry.exec(text)?.slice(1, 2) ?? [])
}

/** Whether an entry of the throttle list matches the pattern. */
export const isThrottled = (list: readonly string[], pattern: string): boolean => {
  const entry = matcher(pattern)
  return list.some((text) => entry.test(text))
}
