import type { z } from 'zod'

const given = (value: object, names: readonly string[]): string[] =>
  names.filter((name) => (value as Record<string, unknown>)[name] !== undefined)

const listed = (names: readonly string[]): string => names.join(', ')

/** At most one of the names, and at least `least` of them; one of `instead` does in their place. */
export const checkChoice = (
  value: object,
  names: readonly string[],
  context: z.core.$RefinementCtx,
  { what, least = 1, instead = [] }: { what: string; least?: 0 | 1; instead?: readonly string[] },
) => {
  const found = given(value, names)
  const all = [...names, ...instead]
  const report = (message: string, path: string[], allowed: readonly string[]) =>
    context.addIssue({ code: 'custom', path, message, params: { code: 'choose-one', allowed } })
  if (found.length > 1) report(`${what} takes one of ${listed(found)}, not all of them`, [found[1] ?? ''], names)
  if (found.length < least && given(value, instead).length === 0) report(`${what} needs one of ${listed(all)}`, [], all)
}

/** At least one of the lists has something in it. */
export const checkSome = (value: object, names: readonly string[], context: z.core.$RefinementCtx, what: string) => {
  const lists = given(value, names).map((name) => (value as Record<string, readonly unknown[]>)[name] ?? [])
  if (lists.some(({ length }) => length > 0)) return
  const message = `${what} needs something in ${listed(names)}`
  context.addIssue({ code: 'custom', path: [], message, params: { code: 'choose-one', allowed: names } })
}

/** A field that means something only beside others. */
export const checkBeside = (value: object, name: string, beside: readonly string[], context: z.core.$RefinementCtx) => {
  if (given(value, [name]).length === 0 || given(value, beside).length > 0) return
  context.addIssue({
    code: 'custom',
    path: [name],
    message: `${name} only goes with ${listed(beside)}`,
    params: { code: 'choose-one', allowed: beside },
  })
}
