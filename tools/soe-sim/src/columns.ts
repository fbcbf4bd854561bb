/** Rows of words under each other, each column as wide as its longest word. */
export const columns = (rows: readonly (readonly string[])[]): string[] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  return rows.map((row) =>
    row
      .map((word, column) => word.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
