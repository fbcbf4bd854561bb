import type { z } from 'zod'

const given = (value: object, names: readonly string[]): string[] =>
  names.filter((name) => (value as Record<string, unknown>)[name] !== undefined)

const listed = (names: readonly string[]): string => names.join(', ')

/** At most one of the names, at least `least` of them. */
export const checkChoice = (
  value: object,
  names: readonly string[],
  context: z.core.$RefinementCtx,
  { what, least = 1 }: { what: string; least?: 0 | 1 },
) => {
  const found = given(value, names)
  const report = (message: string, path: string[]) =>
    context.addIssue({ code: 'custom', path, message, params: { code: 'choose-one', allowed: names } })
  if (found.length > 1) report(`${what} takes one of ${listed(found)}, not all of them`, [found[1] ?? ''])
  if (found.length < least) report(`${what} needs one of ${listed(names)}`, [])
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
