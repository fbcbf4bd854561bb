import { build } from 'vite'

/** Builds a script by itself: the shop's chunks are the same, to the byte, with it and without. */
export const bundleScript = async (root: string, entry: string): Promise<string> => {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { codeSplitting: false } },
    },
  })
  const [script] = 'output' in result ? result.output : []
  if (script?.type !== 'chunk') throw new Error(`${entry} was not built`)
  return script.code
}
