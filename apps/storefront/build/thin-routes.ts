import type { Plugin } from 'vite'

const aliases = /\s*aliases: \[[^\]]*\],/g

/** The route table as the browser needs it: the shop calls each audience's own path, never an alias. */
export const withoutAliases = (source: string): string => {
  const thin = source.replaceAll(aliases, '')
  if (thin.includes('aliases:'))
    throw new Error('An alias of routes.ts is written in a way that the build does not know.')
  return thin
}

export const thinRoutes = (): Plugin => ({
  name: 'thin-routes',
  enforce: 'pre',
  transform: (source, id) => (id.endsWith('/libs/contracts/src/routes.ts') ? withoutAliases(source) : undefined),
})
