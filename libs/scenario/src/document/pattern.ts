import { RE2JS } from 're2js'

/** Characters of a text that a pattern is tried on: it takes time in proportion to them. */
const longestText = 4096

/** Patterns that are held compiled, for all scenarios together. */
const mostCompiled = 500

const compiled = new Map<string, RE2JS>()

const compile = (pattern: string): RE2JS => {
  const found = compiled.get(pattern)
  if (found) return found
  const made = RE2JS.compile(pattern)
  if (compiled.size >= mostCompiled) compiled.delete(compiled.keys().next().value as string)
  compiled.set(pattern, made)
  return made
}

/** Why a pattern is none, in a tester's words. */
export const patternProblem = (pattern: string): string | undefined => {
  try {
    compile(pattern)
    return undefined
  } catch (error) {
    const reason = (error as Error).message.replace(/^error parsing regexp: /, '')
    return `This is not a regular expression of RE2, which has no lookaround and no back-references: ${reason}`
  }
}

/** Whether some part of a text matches, in time that is linear in the text; a text that is too long matches nothing. */
export const matchesPattern = (text: string, pattern: string): boolean =>
  text.length <= longestText && compile(pattern).matcher(text).find()
