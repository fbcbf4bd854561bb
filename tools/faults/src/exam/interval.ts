/** Wilson's interval of 95 % for a share. */
export const intervalOf = (found: number, of: number): readonly [number, number] => {
  if (of === 0) return [0, 1]
  const z = 1.96
  const share = found / of
  const middle = (share + z ** 2 / (2 * of)) / (1 + z ** 2 / of)
  const half = (z / (1 + z ** 2 / of)) * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2))
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}
