import type { PageName } from '../routes'
import { tag } from './head-tags'

/** What the build made of each source file. */
export type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>

const chunksOf = (manifest: Manifest, key: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(key) || !manifest[key]) return seen
  seen.add(key)
  for (const needed of manifest[key].imports ?? []) chunksOf(manifest, needed, seen)
  return seen
}

const fontOf = (manifest: Manifest) =>
  Object.entries(manifest).find(([source]) => source.endsWith('-latin-wdth-normal.woff2'))?.[1].file

const isHere = (file: string | undefined): file is string => file !== undefined

/** What the page needs at once, so that the browser fetches all of it side by side. */
export const preloadTags = (manifest: Manifest, page: PageName, picture: string | undefined): string[] => {
  const modules = [...chunksOf(manifest, 'index.html'), ...chunksOf(manifest, `src/pages/${page}-page.tsx`)]
  const files = [...new Set(modules.map((key) => manifest[key]?.file))].filter(isHere)
  return [
    ...(picture ? [tag('link', { rel: 'preload', as: 'image', href: picture, fetchpriority: 'high' })] : []),
    ...files.map((file) => tag('link', { rel: 'modulepreload', href: `/${file}`, crossorigin: true })),
    ...[fontOf(manifest)]
      .filter(isHere)
      .map((file) =>
        tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true }),
      ),
  ]
}
