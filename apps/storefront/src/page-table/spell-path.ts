/**
 * A path below /sales as its row of the table spells it, where it was asked for in another case: what a page, the app
 * and analytics read from an address are names of the table.
 */
export const spellPath = (path: string, row: string): string => {
  if (!row.startsWith('/sales/')) return path
  const [ending = ''] = /(\.html)?\/?$/i.exec(path) ?? []
  const given = path.slice(0, path.length - ending.length).split('/')
  const spelt = row
    .replace(/\.html$/, '')
    .split('/')
    .map((name, index) => {
      const asked = given[index] ?? ''
      if (name.startsWith(':')) return asked
      return name.startsWith('(') ? asked.toLowerCase() : name
    })
  return spelt.join('/') + ending.toLowerCase()
}
