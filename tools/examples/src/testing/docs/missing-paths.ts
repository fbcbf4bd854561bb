import { isThere } from '../workspace'

const plain = (name: string): string => name.replace(/[*].*$/, '').replace(/\/$/, '')

/** The names at the beginning of a line: one, or several folders; what follows says what they are for. */
const namesOf = (line: string): string[] => {
  const [first = '', ...more] = line.trim().split(' ')
  const folders = more.slice(0, more.findIndex((name) => !name.endsWith('/')) >>> 0)
  return [first, ...folders].filter((name) => /^[\w@.*/-]+$/.test(name))
}

/** What a drawn tree names and the workspace does not have. */
export const missingPaths = (tree: string): string[] => {
  const above: { readonly indent: number; readonly path: string }[] = []
  return tree.split('\n').flatMap((line) => {
    const indent = line.search(/\S/)
    while ((above.at(-1)?.indent ?? -1) >= indent) above.pop()
    const parent = above.at(-1)?.path
    const paths = namesOf(line).map((name) => [parent, plain(name)].filter(Boolean).join('/'))
    if (paths[0] !== undefined) above.push({ indent, path: paths[0] })
    return paths.filter((path) => !isThere(path))
  })
}
