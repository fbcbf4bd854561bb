import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const isText = (name: string) => /\.(js|css|svg|txt|webmanifest)$/.test(name)

const compressFile = async (path: string) => {
  const content = await readFile(path)
  const write = (ending: string, bytes: Promise<Buffer>) =>
    bytes.then((result) => writeFile(`${path}.${ending}`, result))
  await Promise.all([write('br', brotli(content)), write('gz', zip(content, { level: 9 }))])
}

/** Writes a brotli and a gzip file beside every text file, so that the server compresses none. Documents differ by request. */
export const precompress = (): Plugin => {
  let outDir = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ root, build: { outDir: given } }) => {
      outDir = resolve(root, given)
    },
    closeBundle: async () => {
      const names = await readdir(outDir, { recursive: true })
      await Promise.all(
        names.filter((name) => !name.startsWith('.') && isText(name)).map((name) => compressFile(join(outDir, name))),
      )
    },
  }
}
