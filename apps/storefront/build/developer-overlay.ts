import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { bundleScript } from './bundle-script.ts'
import { recordingMode } from './field-use.ts'

/** `vite build --mode simulator` brings the overlay along; any other build knows nothing of it. */
const simulatorMode = 'simulator'

export const isForSimulator = (mode: string) => mode === simulatorMode || mode === recordingMode

/** Scripts for the simulator alone; under these names the manifest lists them. */
const entries = {
  'developer-overlay.js': 'src/developer-overlay/index.ts',
  'app-stand-in.js': 'src/app-stand-in/index.ts',
  'world-clock.js': 'src/world-clock/index.ts',
} as const

/** The overlay, the app's stand-in and the world's clock as files of a simulator build, and in every page while developing. */
export const developerOverlay = (): Plugin[] => [
  {
    name: 'developer-overlay',
    apply: (_, { command, mode }) => command === 'build' && isForSimulator(mode),
    async buildStart() {
      const root = fileURLToPath(new URL('..', import.meta.url))
      for (const [name, entry] of Object.entries(entries)) {
        this.emitFile({ type: 'asset', name, originalFileName: entry, source: await bundleScript(root, entry) })
      }
    },
  },
  {
    name: 'developer-overlay-in-development',
    apply: 'serve',
    transformIndexHtml: () =>
      Object.values(entries).map((entry) => ({
        tag: 'script',
        attrs: { type: 'module', src: `/${entry}` },
        injectTo: 'head',
      })),
  },
]
