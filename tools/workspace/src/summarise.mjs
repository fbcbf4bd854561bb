/** @typedef {import('./count-reports.mjs').Count} Count */

/**
 * The closing lines of a run and whether its suites are all right.
 * A suite without a report, a run without a test and a skipped test are failures.
 * @param {ReadonlyMap<string, Count | undefined>} suites by name, undefined where no report was written
 * @returns {{ lines: string[], ok: boolean }}
 */
export function summarise(suites) {
  const names = [...suites.keys()].toSorted()
  const counts = names.flatMap((name) => suites.get(name) ?? [])
  const total = sum(counts)
  const ran = total.passed + total.failed > 0
  const complete = [...suites.values()].every((count) => count && count.passed + count.failed > 0)
  return {
    lines: [
      ...names.map((name) => `  ${name.padEnd(24)} ${describe(suites.get(name))}`),
      ...titled(
        'Failed',
        counts.flatMap(({ failures }) => failures),
      ),
      ...(ran ? [] : ['No test ran.']),
      `${total.passed} passed, ${total.failed} failed`,
    ],
    ok: ran && complete && total.failed === 0 && total.skipped === 0,
  }
}

/**
 * @param {string} title
 * @param {readonly string[]} names
 */
const titled = (title, names) => (names.length > 0 ? [title, ...names.map((name) => `  ${name}`)] : [])

/** @param {Count | undefined} count */
function describe(count) {
  if (!count) return 'wrote no report'
  const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : ''
  return `${count.passed} passed, ${count.failed} failed${skipped}`
}

/** @param {readonly Count[]} counts */
function sum(counts) {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const count of counts) {
    total.passed += count.passed
    total.failed += count.failed
    total.skipped += count.skipped
  }
  return total
}
