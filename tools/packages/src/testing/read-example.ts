import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const page = readFileSync(resolve(__dirname, '../../../../docs/packages.md'), 'utf8')

/** The block of docs/packages.md whose first line is a comment with this file name. */
export const readExample = (file: string): string => {
  const block = [...page.matchAll(/```\w+\n([^]*?)```/g)].find(([, text = '']) => text.startsWith(`// ${file}\n`))
  if (!block?.[1]) throw new Error(`docs/packages.md has no block for ${file}`)
  return block[1]
}
