/** Where two JSON values differ, by names with dots between; undefined where they are the same. */
export const firstDifference = (left: unknown, right: unknown, at = ''): string | undefined => {
  if (Object.is(left, right)) return undefined
  const isSame = typeof left === 'object' && typeof right === 'object' && Array.isArray(left) === Array.isArray(right)
  if (!isSame || left === null || right === null) return at
  const [ours, theirs] = [left as Record<string, unknown>, right as Record<string, unknown>]
  for (const name of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
    const found = firstDifference(ours[name], theirs[name], at === '' ? name : `${at}.${name}`)
    if (found !== undefined) return found
  }
  return undefined
}
