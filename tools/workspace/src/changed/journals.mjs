import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from '../nx.mjs'

const storefront = 'apps/storefront'
const folder = join(root, 'dist/journals')

/** Loaded by a test that asks for documents without a page, or opens another build: its scripts tell nothing. */
export const anything = '*'

/** @typedef {Record<string, { file: string, src?: string, isDynamicEntry?: boolean }>} Manifest of the built shop */

const built = join(root, 'dist', storefront, '.vite/manifest.json')

/** @returns {Manifest} */
const readManifest = () => (existsSync(built) ? JSON.parse(readFileSync(built, 'utf8')) : {})

/**
 * What the built shop loads by itself, by the script that brings it.
 * @param {Manifest} manifest
 * @returns {{ script: string, entry: string }[]}
 */
export const entriesIn = (manifest) =>
  Object.values(manifest).flatMap(({ file, src, isDynamicEntry }) =>
    src !== undefined && isDynamicEntry ? [{ script: file, entry: posix.join(storefront, src) }] : [],
  )

/** @param {Manifest} manifest @param {string} script */
const isOf = (manifest, script) => Object.values(manifest).some(({ file }) => file === script)

/**
 * By file of tests the entries that it has loaded, from the scripts.
 * @param {Readonly<Record<string, readonly string[]>>} scripts
 * @param {Manifest} [manifest]
 * @returns {Record<string, string[]>}
 */
export const journalOf = (scripts, manifest = readManifest()) =>
  Object.fromEntries(
    Object.entries(scripts).map(([file, loaded]) => [
      file,
      loaded.every((script) => isOf(manifest, script))
        ? entriesIn(manifest).flatMap(({ script, entry }) => (loaded.includes(script) ? [entry] : []))
        : [anything],
    ]),
  )

/** The entries of the shop as it was built last. */
export const readEntries = () => entriesIn(readManifest()).map(({ entry }) => entry)

/** What every file of tests has loaded when it ran last. @returns {Record<string, string[]>} */
export const readJournals = () =>
  Object.assign(
    {},
    ...(existsSync(folder) ? readdirSync(folder) : []).map((name) =>
      JSON.parse(readFileSync(join(folder, name), 'utf8')),
    ),
  )
