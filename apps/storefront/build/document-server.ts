import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { standIns } from './stand-ins.ts'
import { isForSimulator } from './developer-overlay'
import { fieldUse, recordingMode } from './field-use.ts'
import { withoutMarks } from './without-marks.ts'

const here = fileURLToPath(new URL('..', import.meta.url))

/** The folder of the program that writes documents; files in folders with a leading dot are not served. */
const folder = '.server'

/** Where the program of a build starts. */
const folderOf = (mode: string) => {
  if (mode === recordingMode) return 'field-use'
  return isForSimulator(mode) ? 'developer-overlay' : 'document'
}

/** Builds the program that writes documents: one file beside the built shop, which a server runs in a thread. */
export const documentServer = (): Plugin => {
  let outDir = ''
  let entry = ''
  let builtMode = ''
  return {
    name: 'document-server',
    apply: 'build',
    configResolved: ({ root, mode, build: options }) => {
      builtMode = mode
      entry = `src/${folderOf(mode)}/document-thread.ts`
      outDir = join(resolve(root, options.outDir), folder)
    },
    closeBundle: async () => {
      await build({
        configFile: false,
        root: here,
        logLevel: 'error',
        publicDir: false,
        plugins: [
          standIns(),
          ...(isForSimulator(builtMode) ? [] : [withoutMarks()]),
          ...(builtMode === recordingMode ? fieldUse() : []),
        ],
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
