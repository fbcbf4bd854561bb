import type { Page } from '@soe/shop-platform'
import { tag } from './head-tags'

/** Vite's manifest: the built file of each source file. */
export type Manifest = Readonly<Record<string, { file: string; name?: string; imports?: readonly string[] }>>

const chunksOf = (manifest: Manifest, key: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(key) || !manifest[key]) return seen
  seen.add(key)
  for (const needed of manifest[key].imports ?? []) chunksOf(manifest, needed, seen)
  return seen
}

const chunkOf = (manifest: Manifest, { file }: Pick<Page, 'file'>): string => {
  const found = Object.entries(manifest).find(([, { name }]) => name === file)
  if (!found) throw new Error(`the build has no chunk of ${file}`)
  return found[0]
}

const fontsOf = (manifest: Manifest): readonly string[] =>
  Object.entries(manifest)
    .filter(([source]) => /\/shop-\w+\.woff2$/.test(source))
    .map(([, { file }]) => file)

const isHere = (file: string | undefined): file is string => file !== undefined

/** The addresses of the scripts that pages open with; the first starts the shop. */
export const codeOfPages = (manifest: Manifest, pages: readonly Pick<Page, 'file'>[]): readonly string[] => {
  const sources = ['index.html', ...pages.map((page) => chunkOf(manifest, page))]
  const modules = sources.flatMap((source) => [...chunksOf(manifest, source)])
  return [...new Set(modules.map((key) => manifest[key]?.file))].filter(isHere).map((file) => `/${file}`)
}

export interface Preloads {
  picture: string | undefined
  code: readonly string[]
}

/** Preloads what the page opens with, so that the browser fetches it in parallel. */
export const preloadTags = (manifest: Manifest, { picture, code }: Preloads): string[] => [
  ...(picture ? [tag('link', { rel: 'preload', as: 'image', href: picture, fetchpriority: 'high' })] : []),
  ...fontsOf(manifest).map((file) =>
    tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true }),
  ),
  ...code.map((href) => tag('link', { rel: 'modulepreload', href, crossorigin: true })),
]
