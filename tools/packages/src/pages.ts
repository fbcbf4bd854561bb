import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import type { PackPlace } from './package-plan'

/** What the workspace calls otherwise than who installs its packages. */
const words = [
  [/@soe\/(?:simulator-client|scenario)\b/g, 'soe-simulator-client'],
  [/\bnpm start -- /g, 'npx soe-sim start '],
] as const

const inPackages = (text: string): string => words.reduce((said, [from, to]) => said.replaceAll(from, to), text)

/** A page keeps the links into those that come along; of the others the words are left, and of pictures nothing. */
const withLinks = (text: string, from: string, to: string, pages: readonly string[]): string =>
  text
    .replaceAll(/^!\[.*\n\n?/gm, '')
    .replaceAll(/\[([^\]]+)\]\((?!#|https?:)([^)#]+)(#[^)]*)?\)/g, (_, said: string, target: string, place = '') => {
      const page = posix.join(posix.dirname(from), target)
      return pages.includes(page) ? `[${said}](${posix.relative(posix.dirname(to), page)}${place})` : said
    })

/** Copies a text of the workspace, where it is with it or `to` another path. */
export const copyText = async ({ root, folder }: PackPlace, from: string, pages: readonly string[], to = from) => {
  const file = join(folder, to)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, inPackages(withLinks(await readFile(join(root, from), 'utf8'), from, to, pages)))
}
