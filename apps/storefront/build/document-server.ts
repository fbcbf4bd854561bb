import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { standIns } from './stand-ins.ts'
import { simulatorMode } from './developer-overlay'
import { withoutMarks } from './without-marks.ts'

const here = fileURLToPath(new URL('..', import.meta.url))

/** The folder of the program that writes documents; files in folders with a leading dot are not served. */
const folder = '.server'

/** Builds the program that writes documents: one file beside the built shop, which a server runs in a thread. */
export const documentServer = (): Plugin => {
  let outDir = ''
  let entry = ''
  let isMarked = false
  return {
    name: 'document-server',
    apply: 'build',
    configResolved: ({ root, mode, build: options }) => {
      isMarked = mode === simulatorMode
      entry = mode === simulatorMode ? 'src/developer-overlay/document-thread.ts' : 'src/document/document-thread.ts'
      outDir = join(resolve(root, options.outDir), folder)
    },
    closeBundle: async () => {
      await build({
        configFile: false,
        root: here,
        logLevel: 'error',
        publicDir: false,
        plugins: [standIns(), ...(isMarked ? [] : [withoutMarks()])],
        ssr: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          ssr: join(here, entry),
          outDir,
          target: 'node20',
          minify: true,
          rolldownOptions: {
            output: { format: 'cjs', entryFileNames: 'document.cjs', codeSplitting: false },
          },
        },
      })
    },
  }
}
