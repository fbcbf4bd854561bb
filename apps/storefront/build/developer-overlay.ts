import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

/** `vite build --mode simulator` brings the overlay along; any other build knows nothing of it. */
export const simulatorMode = 'simulator'

/** Under this name the manifest lists the overlay's one script. */
const entry = 'src/developer-overlay/index.ts'

/** A build of its own: the shop's chunks are the same, to the byte, with the overlay and without. */
const bundleOverlay = async (root: string): Promise<string> => {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: entry, output: { codeSplitting: false } },
    },
  })
  const [script] = 'output' in result ? result.output : []
  if (script?.type !== 'chunk') throw new Error('the overlay was not built')
  return script.code
}

/** The overlay as one more file of a simulator build, and in every page while developing. */
export const developerOverlay = (): Plugin[] => [
  {
    name: 'developer-overlay',
    apply: (_, { command, mode }) => command === 'build' && mode === simulatorMode,
    async buildStart() {
      const source = await bundleOverlay(fileURLToPath(new URL('..', import.meta.url)))
      this.emitFile({ type: 'asset', name: 'developer-overlay.js', originalFileName: entry, source })
    },
  },
  {
    name: 'developer-overlay-in-development',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: `/${entry}` }, injectTo: 'head' }],
  },
]
